import { Fragment, useContext } from 'react';
import { useLocation } from 'react-router';
import type { FieldNode } from '#app/clinic/record/field-node.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { FieldGroup } from '#app/ui/field/field-group.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { ROW_MARK } from '#app/ui/main-form/main-form-path.ts';
import { type BoxProps, Legend } from './choices-box.tsx';
import { entryName, formSetting } from './form-context.ts';
import { CHECKED, type Draft, fieldOf, rowsOf } from './form-draft.ts';
import { pathTo, rowCountName } from './form-entries.ts';
import { entryTitle } from './form-faults.ts';
import { LeafBox } from './leaf-box.tsx';
import { AddRow, RowButtons } from './row-buttons.tsx';

const messages = staffRecord.form;

/** The boxes of one field of the record, whatever its kind, without scripts. */
function FieldBox(props: BoxProps) {
  if (props.node.kind === 'group') return <GroupBox {...props} />;
  if (props.node.kind === 'list') return <ListBox {...props} />;
  return <LeafBox {...props} />;
}

function GroupBox({ node, draft, path }: BoxProps) {
  const { errors, pointOf } = useContext(formSetting);
  const hasPoint = node.fields?.some(({ name }) => name === 'latitude');
  return (
    <FieldGroup
      id={path}
      legend={<Legend label={node.label} />}
      hint={node.help}
      error={errorAt(errors, path)}
      className="record-group"
    >
      <GroupFields {...{ node, draft, path }} />
      {hasPoint && draft !== undefined ? pointOf?.(path, draft) : null}
    </FieldGroup>
  );
}

/** The boxes of a group's fields, without a frame. */
export function GroupFields({ node, draft, path }: BoxProps) {
  const { belowOf } = useContext(formSetting);
  return (
    <div className="record-fields">
      {(node.fields ?? []).map((each) => (
        <Fragment key={each.name}>
          <FieldBox node={each} draft={fieldOf(draft, each.name)} path={pathTo(path, each.name)} />
          {belowOf?.(pathTo(path, each.name))}
        </Fragment>
      ))}
    </div>
  );
}

/** A list: a row for each entry, and a button that adds one. The buttons send the form, which comes back with the row. */
function ListBox({ node, draft, path }: BoxProps) {
  const { errors } = useContext(formSetting);
  const rows = rowsOf(draft);
  const { item, entry = messages.entry } = node;
  if (!item) return null;
  return (
    <FieldGroup
      id={path}
      legend={<Legend label={node.label} />}
      hint={node.help}
      error={errorAt(errors, path)}
      className="record-list"
    >
      <input type="hidden" name={rowCountName(path)} defaultValue={rows.length} />
      <div id={path}>
        {rows.length === 0 ? null : (
          <ol className="record-rows">
            {rows.map((row, index) => (
              // Rows have no identity of their own: the form comes back whole after every press.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index} id={item.fields && pathTo(path, index)}>
                <Row
                  {...{ item, row, index, path }}
                  title={entryTitle(node, row, index)}
                  isLast={index === rows.length - 1}
                  isRemovable={node.isRemovable ?? false}
                  isFixed={node.isFixed ?? false}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
      {node.isFixed ? null : <AddRow {...{ path, entry }} count={rows.length} />}
    </FieldGroup>
  );
}

type RowProps = {
  item: FieldNode;
  row: Draft;
  index: number;
  path: string;
  title: string;
  isLast: boolean;
  isRemovable: boolean;
  isFixed: boolean;
};

/** Groups are folded to one line each, but those with something to correct and new ones. */
function Row(props: RowProps) {
  const { item, row, index, path, title } = props;
  const { errors, stored } = useContext(formSetting);
  const here = new URLSearchParams(useLocation().search).get(ROW_MARK) ?? '';
  const below = pathTo(path, index);
  const slugField = item.fields?.find(({ kind }) => kind === 'slug');
  if (!item.fields || !slugField)
    return (
      <div className="record-row">
        {item.fields ? (
          <GroupFields node={item} draft={row} path={below} />
        ) : (
          <FieldBox
            node={{ ...item, label: `${item.label} ${index + 1}` }}
            draft={row}
            path={below}
          />
        )}
        <RowButtons {...props} isStored={false} />
      </div>
    );
  const slug = fieldOf(row, slugField.name);
  const isStored = props.isFixed || (typeof slug === 'string' && stored.has(`${path} ${slug}`));
  const isWrong = errors.some(({ fieldId }) => fieldId.startsWith(`${below}.`));
  const isArchived = fieldOf(row, 'isArchived') === CHECKED;
  return (
    <details
      className="record-entry"
      open={isWrong || !isStored || here === below || here.startsWith(`${below}.`)}
    >
      <summary>
        {title}
        {isArchived ? ` (${messages.archived})` : ''}
      </summary>
      <entryName.Provider value={title}>
        <GroupFields node={item} draft={row} path={below} />
      </entryName.Provider>
      <RowButtons {...props} isStored={isStored && !props.isRemovable} />
    </details>
  );
}

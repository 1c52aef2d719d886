import { data } from 'react-router';
import { EFFECTS_FIELD } from '#app/features/catalogue/archiving.tsx';
import { servicePagePath } from '#app/features/catalogue/catalogue-paths.ts';
import {
  faceOf,
  faceValues,
  parseFace,
  readFace,
} from '#app/features/catalogue/service-page-form.ts';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { formText } from '#app/platform/form-values.ts';
import { type StaffArgs, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { faceService } from '#app/site-content/catalogue/face-service.server.ts';
import { answerArchiving, obstacleOf } from './archive-service.server.ts';
import {
  englishName,
  peopleOf,
  serviceEffectsOf,
  servicePageOf,
  serviceTextPath,
  takenAddresses,
} from './catalogue-parts.server.ts';
import { afterChange, answerUndo, savedOf } from './catalogue-undo.server.ts';
import { shownExams, typedExams, unreadExamEffects } from './exam-part.server.ts';
import { askedState } from './service-history.server.ts';

const { refused } = staffCatalogue;

/** The page as its form shows it. */
export async function shownServicePage(args: StaffArgs & { params: { slug: string } }) {
  const page = await servicePageOf(args);
  const { service, name, stamp, url, today } = page;
  const asked = await askedState(page, service.slug);
  const isLooking = url.searchParams.has(service.isArchived ? 'voltar' : 'arquivar');
  return {
    ...{ slug: service.slug, textPath: serviceTextPath(service.slug) },
    name,
    stamp,
    today,
    isArchived: service.isArchived === true,
    former: (service.formerAddresses ?? []).join(', '),
    blank: faceValues(
      asked ? faceOf(asked.state, asked.name, today) : faceOf(service, name, today),
    ),
    ...shownExams(page, asked?.state ?? service),
    filled: asked && { moment: asked.moment, who: asked.who },
    people: peopleOf(page),
    saved: await savedOf(page),
    archiving: isLooking
      ? {
          obstacle: service.isArchived ? null : obstacleOf(page),
          ...(await serviceEffectsOf(page, service)),
        }
      : null,
  };
}

export async function answerServicePage(args: StaffArgs & { params: { slug: string } }) {
  const page = await servicePageOf(args);
  const { services, service, name, staff } = page;
  const form = await args.request.formData();
  const undone = await answerUndo(page, form, servicePagePath(service.slug));
  if (undone) return undone;
  const seen = { slug: service.slug, stamp: formText(form, 'visto'), staffId: staff.id };
  const values = readFace(form);
  const { typed, parsed: exams } = typedExams(page, form);
  const shown = { values, exams: typed, errors: [], preview: null, seenStamp: seen.stamp };
  const intent = formText(form, 'acao');
  if (intent === 'arquivar' || intent === 'voltar') return answerArchiving(page, form, intent);
  const face = parseFace(values, {
    ...{ taken: takenAddresses(page.catalogue, service.slug), today: page.today },
    people: peopleOf(page).map(({ slug }) => slug),
    former: faceValues(faceOf(service, name, page.today)),
  });
  const errors = [...(face.ok ? [] : face.refusal), ...(exams.ok ? [] : exams.refusal)];
  if (!face.ok || !exams.ok) return data({ ...shown, errors }, { status: 400 });
  const preview =
    exams.value && (await unreadExamEffects(page, exams.value, formText(form, EFFECTS_FIELD)));
  if (preview && seen.stamp === page.stamp) return data({ ...shown, preview });
  const saved = await faceService(services, face.value, {
    ...seen,
    exams: exams.value,
    shown: { 'pt-BR': name, 'en-US': englishName(services, service.slug) ?? name },
  });
  if (saved.ok) return seeOther(afterChange(servicePagePath(service.slug), 'feito', saved.value));
  // Sent again, it overrides the other person's change knowingly.
  const changed = [{ fieldId: 'nome', message: refused[saved.refusal] }];
  return data({ ...shown, errors: changed, seenStamp: null }, { status: 409 });
}

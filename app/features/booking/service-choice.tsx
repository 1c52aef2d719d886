import { BOOKING_GROUPS } from '#app/clinic/booking-groups.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SERVICE_PARAMETER, STEP_PATHS } from './booking-draft.ts';

/** A service as the journey's first screen offers it. */
export type ServiceChoice = {
  slug: string;
  title: string;
  /** What it is, or that an evaluation comes first. */
  note: string;
  group: (typeof BOOKING_GROUPS)[number] | undefined;
  isChosen: boolean;
};

type ServiceChoicesProps = {
  services: readonly ServiceChoice[];
  /** Names the draft, if there is one: '?rascunho=…'. */
  query: string;
  /** Whether the clinic's doctor is a woman. */
  isWoman: boolean;
  /** The drawing of a service. */
  drawingOf: (slug: string) => React.ReactNode;
  /** Beside the other services. */
  children?: React.ReactNode;
};

/** What patients ask for as a few large links, each leading to the free times; groups of several services unfold. */
export function ServiceChoices(props: ServiceChoicesProps) {
  const { services, query, isWoman, drawingOf, children } = props;
  const { groups, notes } = useMessages(bookingMessages).service;
  const labels = {
    consultation: { title: groups.consultation, note: () => notes.consultation },
    glasses: { title: groups.glasses, note: () => notes.glasses },
    exam: { title: groups.exam(isWoman), note: notes.exam },
    child: { title: groups.child, note: () => notes.child },
  };
  const others = services.filter(({ group }) => !group);
  return (
    <>
      <ul className="service-choices" data-impersonal="">
        {BOOKING_GROUPS.map((group) => {
          const { title, note } = labels[group];
          const inside = services.filter((each) => each.group === group);
          const [first, ...rest] = inside;
          if (!first) return null;
          // Whoever was asked for an exam sees whether it is this one.
          const isOnlyExam = group === 'exam' && rest.length === 0;
          return (
            <li key={group}>
              <GroupChoice
                {...{ services: inside, query, title, drawingOf }}
                note={isOnlyExam ? `${first.title}, ${first.note}` : note(inside.length)}
              />
            </li>
          );
        })}
      </ul>
      <div className="service-more">
        {others.length > 0 ? (
          <details className="service-group">
            <summary>{groups.other}</summary>
            <ServiceLinks services={others} query={query} />
          </details>
        ) : null}
        {children}
      </div>
    </>
  );
}

type GroupChoiceProps = Omit<ServiceChoicesProps, 'isWoman' | 'children'> & {
  title: string;
  note: string;
};

/** One large choice: a link when there is one service, else a list that unfolds. */
function GroupChoice({ services, query, title, note, drawingOf }: GroupChoiceProps) {
  const [first, ...rest] = services;
  if (!first) return null;
  const face = (
    <>
      {drawingOf(first.slug)}
      <span className="service-choice-words">
        <span className="service-choice-title">{title}</span>
        <span className="service-choice-note">{note}</span>
      </span>
    </>
  );
  if (rest.length === 0)
    return (
      <TimeLink service={first} query={query} className="service-choice">
        {face}
        <Icon name="arrow-right" />
      </TimeLink>
    );
  return (
    <details
      className="service-group service-group-large"
      open={services.some((each) => each.isChosen)}
    >
      <summary className="service-choice">{face}</summary>
      <ServiceLinks services={services} query={query} />
    </details>
  );
}

function ServiceLinks({ services, query }: Pick<ServiceChoicesProps, 'services' | 'query'>) {
  return (
    <ul className="service-links">
      {services.map((service) => (
        <li key={service.slug}>
          <TimeLink service={service} query={query} className="service-link">
            <span className="service-choice-words">
              <span className="service-choice-title">{service.title}</span>
              <span className="service-choice-note">{service.note}</span>
            </span>
            <Icon name="arrow-right" />
          </TimeLink>
        </li>
      ))}
    </ul>
  );
}

type TimeLinkProps = {
  service: ServiceChoice;
  query: string;
  className: string;
  children: React.ReactNode;
};

/** Leads to the free times of a service. */
function TimeLink({ service: { slug, isChosen }, query, className, children }: TimeLinkProps) {
  const path = useLocalPath()(STEP_PATHS.time);
  const chosen = new URLSearchParams(query);
  chosen.set(SERVICE_PARAMETER, slug);
  return (
    <a
      href={`${path}?${chosen}`}
      className={className}
      aria-current={isChosen ? 'true' : undefined}
    >
      {children}
    </a>
  );
}

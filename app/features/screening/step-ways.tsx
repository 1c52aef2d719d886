type Way = { href: string; label: string };

/** From one screen to the next and back: links to other parts of the page, which works without a script. */
export function StepWays({ next, back }: { next?: Way; back?: Way }) {
  return (
    <div className="screening-ways">
      {next ? (
        <a className="button button-primary button-large" href={next.href} data-next="">
          <span>{next.label}</span>
        </a>
      ) : null}
      {back ? (
        <a className="button button-secondary button-large" href={back.href}>
          <span>{back.label}</span>
        </a>
      ) : null}
    </div>
  );
}

/** Where one is, in front of the question; the full stop makes a pause for whoever hears it. */
export function StepProgress({ text }: { text: string }) {
  return <span className="screening-progress">{text}.</span>;
}

import { PreparationSigns } from '#app/features/services/preparation-signs.tsx';
import type { ServiceText } from '#app/features/services/service-text.ts';
import { servicesMessages } from '#app/locales/services.ts';
import { useMessages } from '#app/locales/use-locale.ts';

/** How to prepare for a service; nothing where it asks for nothing. */
export function Preparation({ service }: { service: ServiceText }) {
  const messages = useMessages(servicesMessages).page;
  if (service.preparation.length === 0) return null;
  return (
    <section className="preparation stack" aria-labelledby="preparo">
      <h2 id="preparo">{messages.preparation}</h2>
      <p>{messages.preparationLead}</p>
      <PreparationSigns
        preparationFlags={service.preparationFlags}
        preparationRule={service.preparationRule}
      />
      <ul className="plain-list">
        {service.preparation.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { Team } from '#app/features/about/team.tsx';
import type { ContactFormFacts } from '#app/features/contact/contact-consent.server.ts';
import type { Review, Testimonial } from '#app/features/reviews/review.ts';
import { ShownReviews } from '#app/features/reviews/shown-reviews.tsx';
import { aboutMessages } from '#app/locales/about-texts.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { PageFront, PageText } from '#app/platform/text/page-text.ts';
import { HomeContact, HomeLocation, HomeMessage } from '#app/routes/site/home/home-contact.tsx';
import { TextChapters } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Phoropter } from '#app/ui/picture/phoropter.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';

type AboutPageProps = {
  locale: Locale;
  clinic: PublicClinic;
  text: PageText<PageFront>;
  testimonials: readonly Testimonial[];
  /** Stand in for testimonials. */
  reviews: readonly Review[];
  form: ContactFormFacts;
};

/** Who the clinic is, what is said of it, and how to write to it. */
export function AboutPage(props: AboutPageProps) {
  const { locale, clinic, text, testimonials, reviews, form } = props;
  const texts = aboutMessages[locale];
  return (
    <>
      <section className="section page-top">
        <div className="wrap split split-picture">
          <div className="stack">
            <PageHeader kicker={clinic.displayName} title={text.title} lead={clinic.slogan} />
            <Prose blocks={text.intro} />
          </div>
          <Phoropter label={texts.picture} />
        </div>
      </section>
      <section className="section section-sunk" aria-labelledby="quem-atende">
        <div className="wrap">
          <h2 id="quem-atende" className="section-head">
            {texts.team}
          </h2>
          <Team clinic={clinic} locale={locale} />
        </div>
      </section>
      <div className="section">
        <div className="wrap chapters chapters-beside">
          <TextChapters sections={text.sections} urgent={text.urgent} />
        </div>
      </div>
      <section className="section section-sunk" aria-labelledby="opinioes">
        <div className="wrap">
          <h2 id="opinioes" className="section-head">
            {texts.reviews}
          </h2>
          <ShownReviews testimonials={testimonials} examples={reviews} locale={locale} />
        </div>
      </section>
      <div id="contact">
        <HomeMessage form={form} clinic={clinic} />
      </div>
      <HomeContact clinic={clinic} />
      <HomeLocation clinic={clinic} />
    </>
  );
}

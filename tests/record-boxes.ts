/** Where a value of the record is changed: a form and what of it names the box, or why no box asks for it. */
type Place = { form: string; box: string } | { reason: string };

const at = (form: string, box: string): Place => ({ form: `app/${form}`, box });
const none = (reason: string): Place => ({ reason });

const AGENDA = 'features/schedule-settings/service-fields.tsx';
const LENGTHS = 'features/schedule-settings/lengths/length-fields.tsx';
const DEPOSIT = 'features/schedule-settings/deposit-fields.tsx';
const PREPARATION = 'features/schedule-settings/preparation-fields.tsx';
const FACE = 'features/catalogue/face-fields.tsx';
const PRICES = 'features/catalogue/other-prices.tsx';
const EXAMS = 'features/catalogue/exam-fields.tsx';
const PLACE = 'routes/staff/catalogue/place.tsx';
const HOURS = 'features/schedule-settings/week-table.tsx';
const LOOKS = 'features/brand/looks-form.tsx';
const LOGO = 'features/brand/logo-form.tsx';
const PLAN_PRICE = 'routes/staff/orders/price-form.tsx';
const CAMPAIGN = 'features/campaign/campaign-fields.tsx';
const CAMPAIGN_TEXTS = 'features/campaign/campaign-language-fields.tsx';
const STATEMENT = 'features/compliance/statement-fields.tsx';
const TESTIMONIAL = 'features/reviews/testimonial-fields.tsx';
const MAP = 'features/map/map-line-fields.tsx';
const MAIL = 'features/mail-words/words-form.tsx';

const NAMED_ONCE = none(
  'Made from the name when it is new, and never changed: addresses and appointments name it.',
);
const BRAZIL = none('A clinic of this program is in Brazil; the record allows no other country.');
const ARCHIVING = at('features/catalogue/archiving.tsx', "isArchived ? 'voltar' : 'arquivar'");
const LINES = at(MAP, "field('streets')");
const AREAS = at(MAP, "field('areas')");
const PLACES = at(MAP, "field('places')");

/** By path; '*' stands for one part of it. */
export const RECORD_BOXES: Readonly<Record<string, Place>> = {
  // Sections of the clinic's data have a box for all of their fields, made from the schema, but for these.
  'address.countryCode': BRAZIL,
  'branches[].address.countryCode': BRAZIL,
  'branches[].slug': NAMED_ONCE,
  'people[].slug': NAMED_ONCE,
  'payers[].id': NAMED_ONCE,
  'agenda.prefersCompactDays': at(
    'features/schedule-settings/compact-days.tsx',
    'COMPACT_DAYS.isOn',
  ),
  'replyTemplates[].slug': NAMED_ONCE,
  'postCategories[].slug': NAMED_ONCE,
  'postCategories[].formerAddresses': none(
    'Noted by the program when a category gets another address.',
  ),

  'services[].slug': NAMED_ONCE,
  'services[].durationMinutes': at(AGENDA, "field('duracao')"),
  'services[].bufferBeforeMinutes': at(AGENDA, "field('antes')"),
  'services[].bufferAfterMinutes': at(AGENDA, "field('depois')"),
  'services[].isBookableOnline': at(AGENDA, 'name="online"'),
  'services[].practitioners': at(AGENDA, 'id="profissionais"'),
  'services[].resources': at(AGENDA, 'id="lugares"'),
  'services[].booking.own[].person': at(LENGTHS, "ownFields('propria')"),
  'services[].booking.own[].durationMinutes': at(LENGTHS, "ownFields('propria')"),
  'services[].booking.later[].fromOn': at(LENGTHS, "'mudaEm'"),
  'services[].booking.later[].durationMinutes': at(LENGTHS, "field('novaDuracao')"),
  'services[].booking.later[].bufferBeforeMinutes': at(LENGTHS, "field('novoAntes')"),
  'services[].booking.later[].bufferAfterMinutes': at(LENGTHS, "field('novoDepois')"),
  'services[].booking.later[].own[].person': at(LENGTHS, "ownFields('nova')"),
  'services[].booking.later[].own[].durationMinutes': at(LENGTHS, "ownFields('nova')"),
  'services[].booking.deposit.amountCents': at(DEPOSIT, "field('valor')"),
  'services[].booking.deposit.holdMinutes': at(DEPOSIT, "field('prazo')"),
  'services[].booking.deposit.refundHours': at(DEPOSIT, "field('devolve')"),
  'services[].booking.deposit.statementHours': at(DEPOSIT, "field('espera')"),
  'services[].preparation.dilates': at(PREPARATION, "'dilata'"),
  'services[].preparation.dilationHours': at(PREPARATION, "number('dirigir')"),
  'services[].preparation.daylightMinutes': at(PREPARATION, "number('luzMinutos')"),
  'services[].preparation.softLensHours': at(PREPARATION, 'name="gelatinosas"'),
  'services[].preparation.rigidLensHours': at(PREPARATION, 'name="rigidas"'),
  'services[].preparation.fastingHours': at(PREPARATION, "number('jejum')"),
  'services[].preparation.companion': at(PREPARATION, 'name="acompanhante"'),
  'services[].title': at(FACE, "field('nome')"),
  'services[].address': at(FACE, "field('endereco')"),
  'services[].formerAddresses': none('Noted by the program when a service gets another address.'),
  'services[].bookingGroup': at(FACE, "field('grupo')"),
  'services[].glyph': at(FACE, "field('desenho')"),
  'services[].price.rule': at(FACE, "field('preco')"),
  'services[].price.cents': at(FACE, "field('valor')"),
  'services[].price.otherWith[].person': at(PRICES, 'otherField(when, slug)'),
  'services[].price.otherWith[].cents': at(PRICES, 'otherField(when, slug)'),
  'services[].laterPrice.fromOn': at(FACE, "field('precoEm')"),
  'services[].laterPrice.price.rule': at(FACE, "field('precoNovo')"),
  'services[].laterPrice.price.cents': at(FACE, "field('valorNovo')"),
  'services[].laterPrice.price.otherWith[].person': at(PRICES, 'otherField(when, slug)'),
  'services[].laterPrice.price.otherWith[].cents': at(PRICES, 'otherField(when, slug)'),
  'services[].isArchived': ARCHIVING,
  'services[].oneEyeMinutes': at(EXAMS, "field('umOlho')"),
  'services[].dilates': at(EXAMS, 'name="dilataPupila"'),
  'services[].orderRank': at(EXAMS, "field('ordem')"),
  'services[].standsAlone': at(EXAMS, 'name="sozinho"'),
  'services[].notTogetherWith': at(EXAMS, 'name="naoJunto"'),
  'services[].evaluation.service': at(EXAMS, "field('avaliacao')"),
  'services[].evaluation.button': at(EXAMS, "field('botao')"),

  'resources.*[].slug': NAMED_ONCE,
  'resources.*[].name': at(PLACE, "'nome'"),
  'resources.*[].branch': at(PLACE, "'unidade'"),
  'resources.*[].isArchived': ARCHIVING,

  'hours.*[].startsTime': at(HOURS, "dayField(weekday, 'abre')"),
  'hours.*[].endsTime': at(HOURS, "dayField(weekday, 'fecha')"),
  'saturdayFaqHours.startsTime': at('features/compliance/saturday-decision.tsx', 'name="sabado"'),
  'saturdayFaqHours.endsTime': at('features/compliance/saturday-decision.tsx', 'name="sabado"'),
  'saturdayFaqHours.conflictsWith': none(
    'Says which hours the other sentence contradicts; deciding takes it away.',
  ),

  'brand.colours.*': at(LOOKS, 'BRAND_FIELDS[family]'),
  'brand.landscape': at(LOOKS, 'BRAND_FIELDS.scene'),
  'brand.picture.image': at(LOOKS, 'BRAND_FIELDS.picture'),
  'brand.picture.alt': at(LOOKS, 'BRAND_FIELDS.alt'),
  'brand.logo.file': at(LOGO, 'BRAND_FIELDS.logo'),
  'brand.logo.width': none('Measured in the file of the logo.'),
  'brand.logo.height': none('Measured in the file of the logo.'),
  'brand.logo.holdsName': at(LOGO, 'BRAND_FIELDS.holdsName'),

  plansEnabled: at('routes/staff/orders/plan-settings.tsx', "isOn ? 'tirar' : 'mostrar'"),
  'yearPlans[].slug': none('The six plans are the program’s; each is in the list once.'),
  'planPrices[].plan': at(PLAN_PRICE, "'plano'"),
  'planPrices[].instalmentCents': at(PLAN_PRICE, "'valor'"),
  'planPrices[].fromOn': at(PLAN_PRICE, 'name="inicio"'),
  'planPrices[].announcedOn': none('The day on which somebody announces it.'),

  'campaigns[].slug': at(CAMPAIGN, 'name="endereco"'),
  'campaigns[].code': at(CAMPAIGN, "text('codigo')"),
  'campaigns[].gives': at(CAMPAIGN, "textField('da', "),
  'campaigns[].services': at(CAMPAIGN, 'name="servicos"'),
  'campaigns[].startsOn': at(CAMPAIGN, 'name="inicio"'),
  'campaigns[].endsOn': at(CAMPAIGN, 'name="fim"'),
  'campaigns[].isYearly': at(CAMPAIGN, 'name="anual"'),
  'campaigns[].offersQuestionnaire': at(CAMPAIGN, 'name="questionario"'),
  'campaigns[].texts.title': at(CAMPAIGN_TEXTS, "text('titulo'"),
  'campaigns[].texts.lead': at(CAMPAIGN_TEXTS, "text('chamada'"),
  'campaigns[].texts.benefits[].title': at(CAMPAIGN_TEXTS, "point('vantagem'"),
  'campaigns[].texts.benefits[].text': at(CAMPAIGN_TEXTS, "point('vantagem'"),
  'campaigns[].texts.steps[].title': at(CAMPAIGN_TEXTS, "point('passo'"),
  'campaigns[].texts.steps[].text': at(CAMPAIGN_TEXTS, "point('passo'"),
  'campaigns[].texts.more': at(CAMPAIGN_TEXTS, "text('mais'"),

  'statements.*.value': at(STATEMENT, "field('valor')"),
  'statements.*.source': at(STATEMENT, "field('fonte')"),
  'statements.*.measuredOn': at(STATEMENT, 'name="medida"'),
  'statements.*.verified': none(
    'What is set on screen has an owner and a source, and so is verified.',
  ),
  'statements.rating.best': none('Always 5: the stars of Google.'),
  'statements.rating.reviews': at(STATEMENT, "field('avaliacoes')"),

  'testimonials[].id': none('Given by the program.'),
  'testimonials[].words': at(TESTIMONIAL, "field('palavras')"),
  'testimonials[].shownName': at(TESTIMONIAL, "field('nome')"),
  'testimonials[].locale': at(TESTIMONIAL, 'name="idioma"'),
  showsGoogleReviews: at('routes/staff/content/google-switch.server.ts', 'google'),
  screeningInstrument: at(
    'routes/staff/screening/screening-instrument.tsx',
    'name={INSTRUMENT_FIELD}',
  ),
  isOpenToAll: at('routes/staff/first-run/publish-forms.tsx', 'PUBLISH_FIELDS.version'),

  'surroundings.source': at(MAP, 'LINE_FIELDS.fromOsm'),
  'surroundings.changedOn': none('The day on which the map was last changed.'),
  'surroundings.streets[].*': LINES,
  'surroundings.areas[].*': AREAS,
  'surroundings.places[].*': PLACES,

  'mailWords.*.*.subject': at(MAIL, "box('subject')"),
  'mailWords.*.*.opening': at(MAIL, "box('opening')"),
  'mailWords.*.*.closing': at(MAIL, "box('closing')"),
  'mailWords.*.*.text': at(MAIL, "box('text')"),
};

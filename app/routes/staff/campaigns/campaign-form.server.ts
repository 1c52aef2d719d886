import { campaignErrors } from '#app/features/campaign/campaign-errors.ts';
import { parseCampaign, readTypedCampaign } from '#app/features/campaign/campaign-form.ts';
import { moveCampaign } from '#app/features/campaign/change-campaign.server.ts';
import { formText } from '#app/platform/form-values.ts';
import type { StaffArgs } from '#app/routes/staff/staff-page.server.ts';
import { campaignPageOf, couponServices, isReadable } from './campaign-page.server.ts';
import { refused, save, settle } from './save-campaign.server.ts';

/** Stores, shows, archives or takes up a campaign. */
export async function answerCampaign(args: StaffArgs, word: string) {
  const page = await campaignPageOf(args, word);
  const { services, staff, stored } = page;
  const form = await args.request.formData();
  const intent = formText(form, 'acao');
  const version = Number(formText(form, 'versao'));
  if (stored && (intent === 'arquivar' || intent === 'retomar')) {
    const edit = { id: stored.id, version, by: staff.id };
    const state = intent === 'arquivar' ? 'archived' : 'draft';
    return settle(page, await moveCampaign(services, edit, state), {
      ...{ values: null, done: 'feito', version },
    });
  }
  const values = readTypedCampaign(form);
  const parsed = parseCampaign(values, {
    locales: services.clinic.locales,
    services: couponServices(services).map(({ slug }) => slug),
    hasOwnTexts: stored === null || stored.texts !== null,
    isReadable,
  });
  if (!parsed.ok) return refused({ values, errors: campaignErrors(parsed.refusal), version }, 400);
  // The address of a page that people know stays.
  const content =
    stored?.state === 'published' ? { ...parsed.value, slug: stored.slug } : parsed.value;
  return save(page, content, { form, values, version, isShown: intent === 'publicar' });
}

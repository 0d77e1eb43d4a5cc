import type { LanguageCode } from '@halved/shared/languages';

/**
 * Words with which people distance themselves from what they mention, or forbid it: "never call somebody a …". People
 * who object to hatred quote its words. Spaces separate the entries, `_` the words of a phrase.
 */
export const distance: Readonly<Record<LanguageCode, string>> = {
  en: "never okay_to ok_to nobody_should no_one_should telling stop_saying stop_calling shouldn't_call shouldn't_say how_dare",
  es: 'nunca jamás nadie_debería no_deberías no_deberían no_digas dejen_de dejar_de_decir cómo_te_atreves',
  fr: 'jamais personne_ne_devrait ne_devrait_pas ne_devrais_pas arrêtez_de arrête_de_dire inacceptable',
  de: 'nie niemals niemand_sollte sollte_nicht solltest_nicht hört_auf hör_auf_zu_sagen inakzeptabel',
  it: 'mai nessuno_dovrebbe non_dovresti non_dovrebbero smettila_di smettetela inaccettabile',
  pt: 'nunca jamais ninguém_deveria não_deveria não_deveriam parem_de tudo_menos inaceitável',
  ja: 'べきではない べきじゃない べきでない 言うな 言わないで 呼ばないで 許されない',
  ko: '절대 결코 안_된다 안_돼 말아야 하지_마세요 부르지_마',
  zh: '不可以 不应该 不應該 不该 不要再 从来没有 從來沒有 从不 绝不',
  ru: 'никогда никто_не_должен нельзя_называть нельзя_говорить хватит_называть перестаньте недопустимо',
  ar: 'ابدا أبدا عمرنا عمري لا_يجوز لا_يجب ما_لازم مش_لازم',
  hi: 'kabhi kabhi_nahi nahi_bolna_chahiye nahi_kehna_chahiye कभी नहीं_बोलना_चाहिए नहीं_कहना_चाहिए',
};

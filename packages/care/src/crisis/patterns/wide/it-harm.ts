import { elidedSlot } from '../../elided-slot.ts';
import { near, slot } from '../../slots.ts';

/** What people hurt themselves with. Many of these are also tools of a kitchen or a pencil case. */
const blade = elidedSlot(
  'lametta lamette lama lame rasoio rasoi taglierino taglierini cutter compasso temperino temperamatite bisturi scheggia coccio pezzo_di_vetro vetro_rotto forbici forbicine coltellino',
);
const skin = elidedSlot(
  'braccio braccia avambraccio avambracci coscia cosce polso polsi gamba gambe polpacci* pancia ventre fianchi fianco caviglie pelle vene spalle spalla nocche',
);
const mark = elidedSlot(
  'cicatrici cicatrice tagli taglietti segni graffi righe linee bruciature ustioni croste ferite cerotti bende lividi',
);
/** The writer hurts their own body. */
const hurtMyself =
  "(?:mi|m') ?(?:sto |sono |ero |son )?(?:ancora |di nuovo |sempre |ri)?(?:tagli(?:o|ai|av[ao]|at[ao]|ando)|tagliuzz\\p{L}{1,3}|incid\\p{L}{1,3}|incis[ao]|graffi\\p{L}{1,3}|brucio|bruci\\p{L}{2,4}|ustion\\p{L}{1,3}|mord\\p{L}{1,3}|colpisc\\p{L}{1,2}|pizzic\\p{L}{1,3}|pung\\p{L}{1,3}|schiaffeggi\\p{L}{1,3}|ferisc\\p{L}{1,2}|ferit[ao])|(?:tagliar|tagliuzzar|graffiar|bruciar|ferir|colpir|incider|morder|punger)mi";
const relief = slot(
  'sollievo soll* calm* tranquill* respir* zitt* tace smette punir* punizion* per_sentire sfog* apposta di_nascosto ogni_sera ogni_notte tutte_le_sere tutte_le_notti',
);
const purpose = slot(
  'apposta di_proposito finché fino_a a_sangue sollievo calm* per_punirmi per_sentire in_silenzio di_nascosto ogni_sera ogni_notte punizion* merito decido_io',
);
const hidden = slot(
  "nascost* nascond* nasconder* sotto_il_letto sotto_al_letto materasso cover custodia nel_cassetto nell'astuccio nessuno_vede nessuno_sa nessuno_lo_sa non_si_vede non_si_vedono segreto scatolina scatola_di_latta",
);
const cover =
  '(?:manic(?:a|he) lung(?:a|he)|manich[ae]|felpa|maglione|camicia|giacca|braccialetti|bracciali|fondotinta|calzettoni|fascia|polsini)';
const mine =
  '(?:porto|metto|tengo|indosso|ho (?:messo|detto|indossato|tenuto)|uso|giro|sto|vado|mie|mia|miei|mio|le|con|sempre)';
const heat = slot(
  "luglio agosto giugno estate l'estate d'estate ferragosto caldo piscina spiaggia mare costume spogliatoio palestra educazione_fisica ginnastica 0_gradi terme canottiera",
);
const blood = slot('sangue sanguin* rosso_che_esce rosso_uscire');
const until =
  '(?:a sangue|fino a (?:sangue|sanguinare|farmi|far uscire)|finché (?:non )?(?:esce|sanguin|sento|fa|smett|pass|vedo)\\p{L}{0,4}|al muro|contro il muro|sul lavandino)';
const place = slot('bagno vasca doccia piastrelle lenzuola asciugamano lavandino');
const urge =
  '(?:voglia|tentazione|mi (?:chiama|guarda|tenta)|in mano|resist\\p{L}{1,5}|ceder\\p{L}{1,3}|cedo|riprend\\p{L}{1,4}|ripres[oae]|ricomprat[oae]|tirat[oae] fuori|di nuovo|ritorna|prendere (?:la|il|le))';
const span = '(?:0|un|due|tre|sei|dieci|quasi un)? ?(?:giorni|giorno|settimane|mesi|mese|anni|anno)';
const clean =
  '(?:senza (?:tagliarmi|farmi (?:del )?male|lamett[ae]|tagli|toccarmi|farlo|ricadute|un taglio|sangue)|pulit[ao]|clean|buttati|persi|sprecati|bruciati|di astinenza|azzerati|andati|al cesso)';
const fell = slot(
  'rifatto ricascat* ricadut* ricomincia* ricominciat* ceduto crollat* ripreso stanotte ieri di_nuovo contatore punto_e_a_capo da_capo zero',
);
const ember = slot(
  'sigaretta sigarette accendino piastra ferro_da_stiro fiammifer* candela cera saldatore acqua_bollente termosifone phon',
);
const onMe =
  "(?:sul (?:polso|braccio|palmo|dorso|petto)|sulla (?:pelle|mano|pancia|coscia|gamba)|sulle (?:braccia|cosce|gambe|mani)|sui polsi|sull'avambraccio|addosso|contro la pelle|nel palmo)";
const lie =
  '(?:ho detto|dico|ho risposto|rispondo|ho raccontato|dicono|crede|credono|pensa|pensano|ho inventato|ho mentito)';
const oddly = slot(
  'gatto gatta cane rovi rose rosa forno cucina cadut* inciampat* sbadat* distratt* imbranat* zanzar* allergia tatuaggio chiave_inglese freddolos*',
);

/** Self-harm that is said plainly. */
export const plainHarm: readonly string[] = [
  near(`(?:${hurtMyself})`, until, 5),
  near(`(?:${hurtMyself})`, blade, 4),
  near(ember, onMe, 6),
];

/** Self-harm that is hidden, begun again, or told sideways. */
export const harm: readonly string[] = [
  '(?:smontat|rott|svitat|apert|toglie|tolt|smont)\\p{L}{1,4}<0-4>(?:temperino|temperamatite)|(?:temperino|temperamatite)<0-3>(?:smontat|svitat|tolt|lametta)\\p{L}{0,2}',
  "(?:mi|m') ?(?:sono )?(?:ri)?apert[oa] (?:il|i|le|la) (?:pols[oi]|braccio|braccia|vene|coscia|cosce)|mie (?:braccia|cosce|gambe)<0-3>(?:campo di battaglia|massacro|codice a barre|in sangue|martoriate)|(?:rieccomi|torn\\p{L}{1,3}|riparto|ripart\\p{L}{1,3}) (?:a|da) zero<0-4>(?:lamett|tagli|bracci|taglierin)\\p{L}{1,2}|(?:litigata|crisi|sera|discussione)<0-5>(?:lametta|taglierino|lama|rasoio)<0-2>in mano|(?:lametta|taglierino|lama|rasoio|coltello)<0-2>(?:sotto il|nel) (?:cuscino|letto)",
  'doccia? (?:bollent|gelat)[ea]<0-6>(?:punir|apposta|finch|viola)\\p{L}{0,3}|docce (?:bollenti|gelate)<0-4>(?:punir|apposta)\\p{L}{0,3}|(?:benda|cerotto|polsino|bracciale)<0-5>(?:nel caso|se|così non) (?:me lo |qualcuno |mi )?(?:chied|ved)\\p{L}{1,4}|mi (?:mordo|morsi|mordevo) le? (?:man[io]|braccia|braccio|nocche)',
  '(?:mi faccio|mi sono fatt[oa]|farmi|continuo a farmi) (?:delle |le |dei |i |altre |altri |nuovi )?(?:righe|tagli|taglietti|segni|graffi|bruciature|buchi)(?! di capelli)<0-3>(?:fianchi|braccia|cosce|polsi|pancia|gambe|apposta|addosso)|mi sono (?:picchiat|prese? a pugni|pres)[oa](?: da sol[oa]| di nuovo| ieri)?(?=[.,!]|$| (?:ieri|stanotte|da sol|di nuovo|sulle|le))|premo sulle (?:bruciature|ferite|cicatrici)|(?:si ricomincia|di nuovo|stavolta|questa volta),? (?:stavolta )?(?:le|sulle) (?:cosce|braccia)',
  '(?:comprato|ricomprato|rubato|ripreso|ritirato fuori|tirato fuori|cercato) (?:le|una|delle|la|il|un) (?:lamett[ae]|taglierino|bisturi)(?! (?:per (?:radermi|la barba|il lavoro|mio marito)|da barba|nuovo|elettrico))|(?:trovato|scoperto|buttato|visto) (?:le|la) (?:mie |mia )?lamett[ae]<0-8>(?:ho detto|mio|mia|di nuovo|ricomprat|piang|nascost)\\p{L}{0,3}',
  '(?:unica cosa|solo|soltanto|niente altro)<0-4>(?:il dolore|farmi (?:del )?male|il sangue|le lamette)(?! (?:di|alla|al|che mi manca))<0-3>(?:calm|aiut|sent|sfog|spegn)\\p{L}{0,4}|(?:unica cosa che mi (?:calma|aiuta|spegne|tranquillizza|fa stare meglio)) è (?:il dolore|farmi (?:del )?male|tagliarmi|il sangue)|(?:giorni|settimane|mesi) che non (?:lo faccio|mi taglio|mi faccio (?:del )?male)<0-6>(?:voglia|muoio|resist|cedo|dura)\\p{L}{0,3}|non ho disinfettato',
  near(`(?:${hurtMyself})`, relief, 7),
  near(
    `(?:${hurtMyself})`,
    slot('bagno doccia scuola intervallo cosce polsi pancia avambracc* braccia gambe'),
    4,
  ),
  near(blade, hidden, 5),
  near(blade, urge, 4),
  near(blade, skin, 3),
  `${mine}<0-3>${cover}<0-6>${heat}|${heat}<0-5>${mine}<0-3>${cover}`,
  `(?:miei|mie|mia|mio|ho)<0-1>(?:le |i |un )?(?:braccia|braccio|cosce|gambe|polsi|polso|pancia)<0-2>(?:pien[aeoi]|copert[aeoi]|segnat[aeoi]|rovinat[aeoi]|con)<0-2>${mark}|(?:miei|mie|ho|dei|altri|nuovi) (?:tagli|segni|taglietti|graffi|cicatrici|righe|linee)<0-3>${skin}`,
  near(slot('tagli taglietti cicatrici segni'), heat, 7),
  near(
    slot('nascondere nascondo coprire copro coprono mostrare'),
    slot('polsi cicatrici tagli avambracci segni taglietti'),
    3,
  ),
  `(?:dare|do|dato|darmi|tirare|tiro|prendo|prendere|colpisco|batto|sbatto|sbattuto) (?:i |dei |di )?(?:pugni|testate|la testa|schiaffi|calci)<0-3>(?:muro|muri|pareti|parete|lavandino|pavimento|finché|fino a|in testa|cosce|gambe|meglio)|mi (?:prendo|do|tiro|sono pres[ao]) (?:a |dei |i )?(?:pugni|schiaffi|testate|morsi)|(?:la testa|testate) (?:contro|sul|al) (?:il )?(?:muro|lavandino|pavimento)`,
  near(blood, slot('sollievo soll* calm* tranquill* respir* meglio viv* sent* pulit* zitt*'), 6),
  near('(?:sangue mio|mio sangue|sanguino|sanguinavo)', place, 5),
  `${span} ${clean}<0-9>${fell}|${fell}<0-6>${span} ${clean}`,
  "l'ho rifatto(?=[.,!]|$| (?:dopo|stanotte|ieri|di nuovo|ancora|e (?:mi|adesso|ora)))|(?:so'?|sono) (?:tornat[ao]|ricascat[ao]|ricadut[ao]) (?:a farlo|a tagliarmi|a farmi|nei tagli|coi tagli|stanotte|ieri notte)|ci sono (?:ricascat|ricadut)[ao]<0-9>(?:tagli|taglier|lam|braccia|cosce|polsi|sangue|giorni buttati|giorni persi)\\p{L}{0,4}",
  near(
    slot('taglierino lametta lamette cerotti tagli autolesion* rasoio'),
    slot('ricadut* ricascat* ripreso ricominciat* di_nuovo stanotte'),
    4,
  ),
  `(?:segni|tagli|cicatrici|cerotti|bende|braccia|polsi|lividi|avambracci|ustioni)<0-9>${lie}<0-6>${oddly}|${lie}<0-7>${oddly}<0-7>(?:segni|tagli|cicatrici|graffi|non ha cani|non ho (?:gatti|un gatto|cani|un cane))`,
  '(?:voglia|bisogno|tentazione|smani\\p{L}{1,2}|pensiero|impulso) (?:matta |fortissim[ao] )?di (?:tagliarmi|farmi (?:del )?male|ferirmi|bruciarmi|graffiarmi|sanguinare|punirmi|riprendere (?:la|il|le) (?:lamett[ae]|taglierino|rasoio|lama)|vedere (?:il )?sangue)',
  '(?:mi (?:punisco|punivo|sono punit[ao]|sto punendo)|per punirmi|punirmi)(?! (?:mi|mia|mio|i miei|lui|lei|il prof|togliendo|con il cibo|con la (?:palestra|dieta)))|(?:farmi|mi faccio|mi sto facendo|facendomi) (?:del )?male (?:apposta|di nuovo|per sentire|per non|quando|di proposito|da sol[ao])',
  `(?:batto|colpisco|premo|brucio|graffio|pizzico|stringo|mordo|pianto)<0-3>${skin}<0-6>${purpose}`,
  "(?:vedere|vedo|guardare|guardo) (?:il |il mio |un po' di )?sangue<0-4>(?:calm|meglio|uscir|scorrer|viv|respir|tranquill)\\p{L}{0,3}|(?:il )?sangue mi (?:calma|tranquillizza|rilassa|fa sentire)",
  '(?:strappo|strapparmi|mi stacco|tolgo|mi gratto|gratto)<0-2>(?:croste|pelle|pellicine|capelli|ciglia|unghie)<0-6>(?:punir|sangue|apposta|finch|fino|merit|guaris|brucia|sale|male)\\p{L}{0,4}',
  '(?:controlla|controllano|guarda|guardano|visto|vede|vedono|chiesto|scoperto|trovato)<0-4>(?:mie braccia|miei polsi|mie cosce|miei tagli|i tagli|i segni sulle|le lamette|la lametta|i cerotti)|(?:tagli|lametta|lamette|taglierino|cerotti|autolesionismo)<0-6>(?:mamma|mia madre|i miei|prof|psicolog\\p{L}{1,2}) (?:non (?:sa|sanno|lo sa)|ha (?:visto|trovato|scoperto))',
  '(?:il mio |un )?kit<0-4>(?:lame|lamett|cerott|custodia|nascost)\\p{L}{0,2}|(?:cosce|pancia|fianchi|braccia)<0-2>(?:così|cosi|perché lì|dove)<0-2>(?:nessuno|non) (?:vede|vedono|si vede|si vedono|guarda)|lametta in mano',
];

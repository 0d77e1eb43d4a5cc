import { elided } from '../../elided.ts';
import { near } from '../../slots.ts';

const wish =
  "(?:j'aimerais|aimerais|voudrais|j'aurais (?:préféré|aimé|voulu)|si seulement|si je pouvais|j'(?:espère|espérais)|espère|espéré|rêve|souhaite|vivement|hâte|prie|pourvu|envie|qu'on|veux|veut|attends|plût)";
const gone = elided(
  "ne_plus_me_réveiller plus_me_réveiller ne_pas_me_réveiller pas_me_réveiller jamais_me_réveiller me_réveille_pas me_réveille_jamais plus_ouvrir_les_yeux pas_ouvrir_les_yeux ne_plus_exister plus_exister ne_pas_exister pas_exister jamais_exister jamais_existé pas_être_né pas_être_née jamais_être_né jamais_être_née jamais_être_venu_au_monde jamais_être_venue_au_monde jamais_venir_au_monde ne_pas_ouvrir_les_yeux jamais_été_invité plus_être_là plus_être_ici pas_être_là plus_sentir_rien plus_rien_sentir rien_sentir ça_s'arrête_là tout_s'arrête soit_bientôt_fini soit_déjà_fini m'endormir_et m'endormir_pour_de_bon dans_le_coma m'éteindre me_dissoudre m'effacer m'efface m'évapore que_ça_se_termine qu'on_m'oublie qu'on_me_débranche débranche_moi débrancher vienne_me_chercher vienne_me_prendre me_termine personne_me_réveille personne_ne_me_réveille être_morte être_mort retourner_à_la_poussière rendre_la_vie démissionner_de_la_vie",
);
const forGood =
  '(?! (?:demain )?(?:tôt|à|pour (?:le|la|les|mon|une?|aller)|avec|en (?:vacances|retard|sursaut)|dans (?:un|une|cette|ce|la|le)|chez|avant (?:midi|dix)|ce (?:matin|week)|deux|quelques|une? semaine))';
const hazard = elided(
  'voiture camion bus chauffard bagnole tram avalanche avion crise_cardiaque cancer tumeur maladie maladies météorite foudre infarctus avc accident orage poids_lourd tache nodule anévrisme',
);
const welcome = elided(
  "soulagé soulagée soulagerait m'arrange m'arrangerait tant_mieux rate_pas me_rate_pas grave_de_mourir espéré_que_ce_soit j'espère_que_c'est déçue_que déçu_que je_bouge_pas je_bougerais_pas pas_bougé m'emporte m'emporterait m'emmène me_fauche me_prenne me_prend me_renverse me_renversait voulait_bien voulait_de_moi d'un_coup comme_ça_c'est_pas_moi règlerait réglerait serait_un_cadeau",
);
const lacking =
  "(?:sans moi|si j(?:e n)?'(?:étais|existais|avais) (?:pas|plus|jamais)|si je (?:disparais\\p{L}{0,3}|partais|mourais|meurs|crève|crevais)|moi en moins|un de moins|une de moins|si je n'y étais (?:pas|plus)|si j'y étais (?:pas|plus)|avec quelqu'un d'autre|quand je serai plus)";
const better = elided(
  'mieux heureux heureuse heureuses tranquille tranquilles soulagé* légère légères plus_douce plus_simple plus_légère libre libres plus_de_sous respirerai* respireraient riche',
);
const family = elided(
  'enfants gosses gamins fils fille filles parents mère père famille mari femme monde planète terre chien petits copain copine tous ils elle',
);
const weary =
  "(?:fatiguée?|lasse?|épuisée?|usée?|tannée?|écœurée?|crevée?|marre|ras le bol|ras la casquette|ras-le-bol|plein le dos|plein le cul|soupé|ma claque|assez|saturée?) (?:juste )?(?:de |d')(?:être (?:là|vivante?|en vie|moi et|sur terre|de ce monde)|exister|respirer|vivre|la vie|cette vie|cette existence|ma vie|mon existence|être(?=[.,!]|$)|me réveiller|ouvrir les yeux|survivre|continuer|cette terre)";
const notBecause =
  '(?! (?:chez|avec|dans|à|au|en|ici|comme|sur|seule?|sous|loin|près|sans|de (?:bureau|con|merde au|fou|nuit|parisien|étudiant)|la seule|celle|le seul|pour|par le|difficilement))';
const sleep = "(?:dormir|m'endormir|m'assoupir|fermer les yeux|hiberner|rester endormie?|anesthésie|coma)";
const endless =
  "(?:pour (?:toujours|de bon|l'éternité|cent ans|mille ans|longtemps et)|sans (?:me )?(?:réveil|jamais me réveiller|fin|que (?:personne|quelqu'un|on) me réveille)|jusqu'à (?:la fin|ce que (?:ça|tout) (?:s'arrête|soit fini|finisse))|(?:et )?(?:que ça s'arrête|que ce soit fini|ne jamais|plus jamais|ne plus|plus rien|basta|voilà)(?! (?:au|à|avec|en|entendre|penser|avoir|travailler))|0 ans|cent ans|dix ans|définitivement)";
const burden =
  '(?:un poids|une charge|un boulet|un fardeau|un parasite|un déchet|une bouche (?:de plus )?à nourrir|un meuble|une erreur de la nature|de trop)';
const onWhom =
  '(?:pour (?:eux|tous|tout le monde|ma famille|mes (?:parents|enfants|proches|gosses|filles|fils)|ma mère|mon (?:mari|fils|père)|ma (?:femme|fille)|elle|lui|les autres|la société)|sur (?:cette )?terre|dans leur vie|ils seraient|elle serait|depuis (?:ma naissance|que je suis née?|toujours))';
const forOthers =
  "(?:s'il y avait pas|s'il n'y avait pas|si y avait pas|sans|si c'était pas pour|si j'avais pas|si je n'avais pas) (?:\\S{1,8} ){0,2}(?:enfants|gosses|fille|fils|mère|parents|chien|chat|filles|petits|sœur|frère|mari|femme)";
const envy =
  '(?:envie|envi[ae]is|jalou[xs]\\p{L}{0,2}|veinard|quelle veine|quelle chance|la chance|la veine|chanceux|tranquilles?, eux|au moins)';
const dead =
  "(?:les morts|des morts|le mort|cercueil|cimetière|tombes?|enterrement|ambulance|corbillard|faire-part|ceux qui (?:meurent|sont (?:morts|partis))|c'est fini pour (?:lui|elle)|partie? dans son sommeil|mort dans son sommeil|morte dans son sommeil|lui au moins c'est fini|elle au moins c'est fini)";
const god = '(?:seigneur|mon dieu|dieu|le bon dieu|ya rab|allah|ya allah|jésus|le ciel|la vierge)';
const take =
  '(?:rappelle[- ]moi|reprends[- ]moi|prends[- ]moi|viens me chercher|me (?:rappelle|reprenne|prenne|rappeler|reprendre|prendre|libère)|emmène[- ]moi|mon âme|mon tour|libère[- ]moi|délivre[- ]moi|fais[- ]moi mourir)';
const should =
  "(?:aurait dû|aurait du|aurais dû|aurais du|j'aurais préféré|aurais préféré|si seulement|pourquoi (?:pas )?)";
const meInstead =
  "(?:être moi|c'était moi|que ce soit moi|ce soit moi|été moi|mourir (?:à sa place|ce jour-là|avec (?:lui|elle|eux))|à (?:sa|leur) place|pas moi|y (?:rester|passer) (?:aussi|avec))";

/** Wishes not to be here any more. */
export const wishes: readonly string[] = [
  "(?:aimerais|voudrais|espère|si seulement|rêve|souhaite|des jours où|soulagerait|m'arrangerait|envie)<0-4>(?:un|une|qu'un|qu'une|quelqu'un|qu'on|le|que le|mon) ?(?:bagnole|voiture|caisse|camion|bus|train|chauffard|poids lourd|tracteur|moto|mec bourré|cœur)?(?: va| finisse par| veuille bien)? ?(?:me |m')?(?:passe|passait|roule|roulait|renverse|renversait|écrase|percute|fauche|rentre|ramasse|lâche|lâcher|s'arrête|s'arrêter)(?: (?:dessus|dedans|pas))?(?=[.,!]|$| (?:comme|dans|en|une|pendant|cette|d'un|et))",
  "(?:j'aurais|aurais|j'ai) (?:jamais |pas )?(?:dû |du )?(?:pas |jamais )?(?:dû |du )?(?:survivre|m'en sortir|me réveiller)(?: à)?(?=[.,!]|$| (?:à|de|ce|cet|cette))(?<=(?:dû|du) (?:survivre|m'en sortir|me réveiller)(?: à)?)|pourquoi (?:c'est |ce n'est |c'était |ça )?(?:pas tombé sur moi|pas moi|(?:elle|lui|eux) (?:et )?pas moi|(?:lui|elle) plutôt que moi)|(?:elle|lui),? (?:et )?pas moi(?=[.,!?]|$)",
  "(?:veux|voudrais|besoin|cherche|demande|aimerais)<0-3>(?:la paix|le repos|du repos|le silence|me reposer|dormir)(?:,)? (?:pour toujours|pour de bon|éternel(?:le)?|éternellement|définitivement|à jamais|une bonne fois)|(?:serai[ets]\\p{L}{0,3}|seraient|sera|seront|être) (?:bien |tous |tellement )?(?:soulagée?s?|contente?s?|mieux|tranquilles?|débarrassée?s?) (?:que|si|quand|de) (?:je (?:parte|pars|partais|meure|disparaisse|crève|sois plus|disparais)|me savoir morte?|plus (?:me voir|m'avoir))(?! (?:en|à|de la|du|au))",
  `${wish}<0-5>${gone}${forGood}`,
  near(hazard, welcome, 8),
  "(?:espéré|espérais|j'espère|espère|souhaite|rêve)<0-5>(?:que ce soit (?:grave|malin|le cœur|un cancer|incurable|mortel|la fin)|un cancer|une tumeur|qu'il (?:reste|soit) (?:plus )?rien à faire|m'endormir à l'anesthésie|pas me réveiller de l'anesthésie)|(?:tomber malade|attraper) (?:d'|de )?(?:un |quelque )?(?:truc|chose)<0-3>(?:se soigne pas|incurable|qui tue)",
  `(?:${family})<0-5>(?:${better})<0-3>${lacking}|${lacking}<0-6>${family}<0-5>${better}`,
  `${weary}${notBecause}`,
  near(envy, dead, 8),
  near(god, take, 5),
  `(?:envie|j'aimerais|aimerais|voudrais|veux|rêve|besoin|juste|si je pouvais)<0-3>${sleep}<0-3>${endless}`,
  near(burden, onWhom, 4),
  `(?:je suis|suis|chuis|suis devenue?|me sens comme|juste) (?:un poids|une charge|un boulet|un fardeau|un parasite|un déchet|un meuble|un figurant|un fantôme)(?=[.,!]|$| (?:et|que|qu'on|depuis)(?!\\p{L}))`,
  '(?:je )?(?:compte|comptais|existe) (?:plus |pas )?pour personne|même plus pour (?:le|la|mon|ma|mes|les) (?:chat|chien|enfants|gosses|fille|fils|petits|famille)|(?:prends|prendrai) plus (?:de )?place|prends (?:de la|trop de) place<0-4>(?:air|oxygène|temps|partout|sur|pour rien)|(?:vaux) (?:rien|même pas)(?=[.,!]|$| (?:la|le|sur))',
  "(?:mes|les) (?:enfants|gosses|petits|gamins|filles|fils)<0-9>(?:seraient|sont|vivraient|iraient|seront) (?:bien |tellement |beaucoup )?mieux (?:avec|chez)|(?:^|[.,!?] ?)(?:pourquoi|à quoi bon) (?:je )?(?:continue|continuer|vivre|rester|tenir|lutter)(?=[.,!?]|$| (?:sérieux|franchement|encore|alors|si c'est))|moins (?:je serai|longtemps je)<0-3>(?:là|serai|mieux|casse)|cessé de regarder avant de",
  `${forOthers}<0-4>(?:je serais (?:plus|pas|déjà|partie?|loin)|j'aurais (?:déjà|tout)|serais plus|je (?:ne )?(?:tiendrais|resterais) pas|j'arrêterais|je partirais|j'y serais|ce serait (?:déjà )?fini|j'existerais)`,
  "(?:dégage|dégager|débarrasse|débarrasser|débarrassés|débarrassée?|soulagerait|soulagée?s)<0-3>(?:de moi|le plancher|si je (?:partais|mourais|n'étais)|qu'on me|de ma présence)|(?:qu'on|que l'on|faudrait que quelqu'un) (?:me (?:débarrasse|débranche|pique|achève|finisse|libère|laisse partir|range)|m'épargne (?:la suite|le reste)|m'abrège|m'oublie)(?! (?:de (?:ce|cette|mon|ma)|avec|mon|ma))",
  "(?:combien|encore combien)<0-2>(?:d'années|de temps|d'étés|d'hivers|de jours|de matins|il (?:en |m'en )?reste|à tirer)<0-4>(?:à (?:tenir|tirer|vivre|supporter)|bordel|comme ça|avant (?:la fin|que ça))|(?:vivement|hâte (?:que|d'être))<0-5>(?:la fin|que ça se termine pour moi|bientôt fini|six pieds sous terre|fini et j'ai)|(?:encore|toutes ces|fatiguée? (?:d'avance )?de toutes les) (?:années|journées)<0-2>(?:à (?:tirer|tenir|vivre)|qui restent|à faire semblant)",
  "(?:la vie|vivre|cette vie|exister)<0-2>(?:(?:c'est|est|était) pas (?:pour|fait pour) moi|n'est pas (?:pour|faite pour) moi|veut pas de moi|veut plus de moi|me va pas|m'intéresse (?:pas|plus)|c'est (?:trop )?(?:long|surcoté)|bof|: bof|ne me dit plus rien|me dit plus rien)|(?:pas|jamais) (?:été )?faite? pour (?:vivre|cette vie|la vie|ce monde|exister|être là)|(?:je|j')(?:fais|ne fais|fais juste) (?:que )?(?:acte de présence|semblant (?:de vivre|d'être (?:là|vivante?|en vie))|durer)|démissionner de la vie|erreur (?:de livraison|de casting) d'être née?",
  "(?:prendre|échanger|pris|donner|échangerais|donnerais|prendrais)<0-3>(?:sa place|ma place|leur place|mes années|ma vie)<0-5>(?:mort|morte|cancer|malade|tombe|elle|lui|eux|lit|cercueil|quelqu'un|leucémi|veut|voulait|méritait|mérite|envie de vivre)\\p{L}{0,4}(?! (?:de travail|dans le bus|au concert))",
  "(?:m'effacer|m'éteindre|me dissoudre|fondre|disparaître|m'évaporer|me fondre|partir)<0-2>(?:sans (?:bruit|faire de (?:bruit|vagues|mal|peine)|laisser de traces?|déranger|que personne)|doucement|tout doucement|en silence|comme (?:la neige|une bougie|la buée|un fantôme|si je n'avais))|(?:pas|jamais|plutôt pas) (?:été|être) (?:invitée?|là du tout|née? du tout|conçue?)|(?:maman|mes parents|ma mère)<0-3>(?:aurait|auraient)<0-3>(?:avort\\p{L}{1,3}|pas dû (?:m'avoir|me garder|me faire)|mieux fait de)",
  "(?:j'espère|espère|espoir|déçue?|déchirée?|dommage|soulagée?)<0-4>(?:prise de sang|irm|scanner|biopsie|résultats?|mammographie|le médecin|les médecins)<0-5>(?:rien|mauvais|mauvaise|grave|se trompent|tant mieux|négati\\p{L}{1,3}|normal|trouvent|la fin)|(?:chute|chutes|tension|cholestérol|traitement|médicaments|insuline|cœur)<0-4>(?:faut bien que quelque chose m'emporte|je (?:le|les) prends plus (?:exprès|et on verra|tant pis)|m'emporte|laisse faire la nature|que ça m'emporte)",
  "oubli\\p{L}{1,7}<0-3>(?:en (?:une semaine|deux semaines|un mois|trois jours|quinze jours)|vite fait|au bout d'une semaine|dès le lendemain)|(?:personne|qui) (?:ne |n')?(?:a|aurait|aura) (?:plus )?besoin de moi|(?:je|j')(?:ne )?(?:manque|manquerai|manquerais) (?:à|a) (?:personne|qui)|(?:trois|dix|deux|0|cinq) personnes? à (?:mon|l')enterrement|mon enterrement<0-4>(?:personne|vide|viendra|pluie|soulag)\\p{L}{0,4}",
  `${should}<0-4>${meInstead}|(?:plus inutile|moins utile)<0-4>(?:sortie?|survécu|restée?)|(?:pourquoi|pk|pkoi)(?: \\S{1,8}){0,3} (?:on )?(?:m'a (?:réanim|sauv|ramen)\\p{L}{1,2}|m'ont (?:réanim|sauv|ramen)\\p{L}{1,2}|vous m'avez (?:réanim|sauv)\\p{L}{1,2})`,
  '(?:traverse|traversant|traverser) (?:\\S{1,6} )?(?:sans (?:plus )?regarder|en espérant|les yeux fermés)|(?:fais|fait|fasse) plus attention en traversant|(?:mets|attache|boucle) plus (?:ma|la) ceinture<0-4>(?:exprès|verra|tant pis|si|arrive)',
  "(?:à|a) quoi (?:ça |sa |ca |cela )?(?:rime|bon|sert|sers|servirait)<0-2>(?:se lever|me lever|lever|être là|continuer|vivre|durer|tenir|exister|se battre|se soigner|me soigner|attendre)(?! (?:la|le|les|l'|mon|ma|mes|ce|cette|au|en|des) )|(?:je sais (?:pas|plus)|sais plus) (?:à quoi je sers|pourquoi je (?:suis (?:là|encore là|née?|en vie)|me lève|continue|vis|respire|tiens))|(?:plus|pas) (?:de |une seule |aucune |trouvé (?:de |une )?)?raisons? de (?:me lever|se lever|sortir du lit|me réveiller|rester|être là|tenir|continuer)(?! (?:la|le|les|mon|ma|ce|cette|dans|avec|en couple|au|ici)(?!\\p{L}))|plus rien (?:ne )?m'attend",
  "(?:j'existe|je vis) par (?:politesse|erreur|habitude|accident|inertie)|(?:je suis|j'suis|chuis|me sens|suis) (?:de trop|en trop|un de trop)(?= (?:sur|ici|partout|dans (?:ce monde|la vie|cette vie|ma famille|ma propre))|[.,!]|$)|(?:la|le) (?:fille|fils|gosse|enfant|gamine?) en trop|(?:j'ai|ai|n'ai) (?:pas|plus) (?:de |ma )place (?:sur (?:cette )?terre|ici-bas|dans ce monde|nulle part|parmi)|(?:je|j')(?:n'ai | ne | )?(?:sers|vaux)(?: (?:plus|à|pas|même)){1,2} (?:rien|personne)(?: ni (?:à )?personne)?(?=[.,!]|$| (?:sur|ici|et|à personne))",
  "(?:j'attends|attendre|j'attends juste|attends|attend)(?: plus| juste)?(?: que)? (?:mon tour|la fin|que ça (?:s'arrête|finisse|se termine|passe tout seul)|la mort|l'heure de partir|qu'on vienne me|de mourir)|(?:j'ai|ai) (?:fait (?:le tour(?=[.,!]|$| et (?:j|c))|mon temps)|assez vécu|trop vécu|fini de vivre|vécu assez|déjà trop duré)|passé l'âge de vivre|(?:me vois|m'imagine|m'vois) (?:pas|plus|nulle part) (?:à (?:pâques|noël|0{1,2} ans|vingt|trente|quarante)|dans (?:\\S{1,4} (?:ans|mois)|le futur|l'avenir)|l'an prochain|l'année prochaine|demain|après)|(?:vois|voit|y a|imagine|existe) (?:pas|plus) (?:d')après|pas d'après pour moi|aucune image de moi|(?:je|j)(?: ne)? (?:me vois|m'imagine) (?:nulle part|plus du tout)",
  "(?:encore|toujours) un (?:jour|matin)<0-3>(?:à (?:tirer|faire semblant|tuer|subir)|hélas|quelle horreur|merde|pour rien|de trop)|demain(?: encore)?,? (?:hélas|quelle horreur)|(?:détest|hai|redout|pire)\\p{L}{0,4}<0-4>(?:seconde où je me (?:réveille|rappelle)|me réveiller (?:vivante?|encore|le matin))|(?:le matin|demain|la nuit|ce matin|réveil)<0-4>(?:ne venait pas|venait pas|n'arrivait pas|ne vienne (?:jamais|pas)|m'en plaindrais pas)|(?:si|que)(?: \\S{1,6}){0,2} (?:je )?(?:me réveillais|me réveille|réveillais) (?:pas|plus|jamais)(?: \\S{1,8}){0,4} (?:irait|irais|va|m'irait|bien|pas plus mal|soulag|grave|mieux|pareil|tant mieux|personne)|(?:ouvre|j'ouvre|ouvert|rouvre) les yeux (?:et )?(?:\\S{1,8} ){0,4}(?:merde|encore|dommage|déçue?|raté|hélas)|(?:encore|toujours|être) (?:en vie|vivante?)(?:,)? (?:merde|hélas|dommage|bof|berk|à mon grand regret)|(?:berk|hélas|dommage|merde) (?:encore|toujours) (?:en vie|vivante?)",
  "(?:tourn|port)\\p{L}{2,6}<0-4>sans moi|(?:tout le monde|ils|personne|le monde)<0-3>(?:se remett\\p{L}{2,7}|s'en remett\\p{L}{2,7}) (?:vite|bien|de ma mort|en|pas)|(?:qu'est-ce que|qu'est ce que|quoi|qui)<0-3>(?:ça|ca) (?:change|changerait|peut faire|ferait)<0-4>(?:je sois là|un type de moins|si je (?:meurs|disparais|mourais)|j'existe|moi ou pas|que je vive)",
  "(?:reste|tiens|suis là|vis|lève|accroche)<0-4>(?:pour pas|pour ne pas|juste pour|que pour|seulement pour)<0-3>(?:faire de (?:la )?peine|faire de mal|peine à|mère|mes parents|enfants|gosses|chat|chien|fille|fils)|rien (?:ne )?(?:qui )?me retient|quand (?:elle|il|ma mère|mon père|maman|le chat|le chien|mon chien|mon chat) (?:sera|seront|ne sera|mourra) (?:plus là|partie?|morte?)<0-4>(?:vois pas|plus rien|je pars|je suis libre|libre|j'arrête|je (?:le|la) sui[st]|moi aussi|plus de raison)",
];

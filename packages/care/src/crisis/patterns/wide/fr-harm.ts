import { elidedSlot } from '../../elided-slot.ts';
import { near, slot } from '../../slots.ts';

/** What people hurt themselves with. Many of these are also tools of a kitchen or a pencil case. */
const blade = elidedSlot(
  'lame lames rasoir rasoirs cutter cutters exacto compas taille-crayon* taille_crayon* épingle* aiguille* scalpel* bistouri* tesson* bout_de_verre morceau_de_verre éclat_de_verre ciseaux opinel canif',
);
const skin = elidedSlot(
  'bras avant-bras cuisse cuisses poignet poignets jambe jambes mollet mollets ventre hanche hanches cheville* peau veine veines épaule épaules paumes côtes phalanges',
);
const mark = elidedSlot(
  'cicatrice* coupure* entaille* plaie* griffure* marque marques trait traits rayure* croûtes brûlure* balafre* estafilade* pansement* compresses bandage*',
);
/** The writer hurts their own body. */
const hurtMyself =
  "(?:j?me|jm|m') ?(?:suis |fais |re)?(?:encore |toujours |trop |tellement )?(?:coup(?:e|er|ée?)|ouverte?|taillad(?:e|er|ée?)|entaill(?:e|er|ée?)|lac(?:é|è)r(?:e|er|ée?)|griff(?:e|er|ée?)|mords|mordre|mordue?|brûl(?:e|er|ée?)|ébouillant(?:e|er|ée?)|cogn(?:e|er|ée?)|frapp(?:e|er|ée?)|tap(?:e|er|ée?)|pinc(?:e|er|ée?)|gifl(?:e|er|ée?)|charcut(?:e|er|ée?)|écorch(?:e|er|ée?))";
const relief = elidedSlot(
  'soulag* calme calmer apaise* apaisé* respire se_tait se_taise se_taisent va_mieux du_bien punir punition mérite pour_sentir redescend* décharge en_secret en_cachette exprès volontairement recommence* recommencé* chaque_soir tous_les_soirs toutes_les_nuits chaque_nuit silence',
);
const purpose = slot(
  "exprès volontairement jusqu'au_sang jusqu'au_bleu jusqu'à_ce soulag* calm* apais* pour_me pour_sentir en_silence en_cachette chaque_soir tous_les_soirs punir punition mérite je_décide moi_qui_décide",
);
const hidden = elidedSlot(
  "planqu* caché cachée cachées cache caches cacher cachette* dissimul* sous_mon_lit sous_l'oreiller sous_mon_oreiller sous_le_lit matelas fond_de_ma_trousse dans_ma_trousse coque personne_voit personne_ne_voit personne_sait personne_ne_sait personne_a_vu personne_n'a_vu prétext* menti inventé inventer inventé* excuse*",
);
const cover =
  '(?:manches? longues?|manches?|pull|sweat|gilet|hoodie|veste|chemise|bracelets?|fond de teint|collants?|lycra)';
const mine =
  "(?:je (?:ne )?(?:mets|porte|garde|sors|suis|vis|quitte|dors|remets)|j'(?:ai|enlève|enfile)|mes|mon|ma)";
const heat = elidedSlot(
  'juillet août juin été canicule piscine plage maillot vestiaire* eps 0_degrés soleil hammam bretelles mariage débardeur* tee-shirt tshirt chaleur',
);
const blood = elidedSlot('sang saigne saigner saigné saignait saignent rouge_couler');
const until = elidedSlot(
  "jusqu'au_sang jusqu'à_ce jusqu'à_saigner jusqu'à_voir lavabo au_sang bleu bleus bleue hématome* carrelage",
);
const place = elidedSlot('salle_de_bain salle_de_bains baignoire carrelage draps');
const urge = elidedSlot(
  "envie tentée tentante m'appelle m'appellent pense_à j'y_pense dans_la_main résiste* craqu* lutte_pour_pas ressorti* ressortie* ressors reprendre repris racheté* récupéré*",
);
const span = '(?:\\S{1,7} )?(?:jours?|semaines?|mois|ans?)';
const clean =
  "(?:sans (?:me (?:couper|faire|toucher|scarifier|mutiler|blesser|taper)|lames?|coupures?|scarif\\p{L}{0,8}|saigner|rechute|recommencer|rien me faire)|clean|propre|d'abstinence|tenus?|foutus?|à zéro|remis à zéro|perdus?|tombés? à l'eau|bousillés?)";
const fell = elidedSlot(
  'recommencé recommencer recommence rechute rechuté replongé craqué craquage lâché pas_tenu cédé retombée retombé compteur cette_nuit hier foutus fini',
);
const ember = elidedSlot(
  'clope clopes cigarette cigarettes briquet allumette* fer_à_lisser fer_à_repasser bougie cire plaque_chauffante eau_bouillante radiateur',
);
const onMe =
  "(?:sur (?:la peau|ma peau|le bras|mon bras|mes bras|l'avant-bras|mon avant-bras|mes cuisses|ma cuisse|le ventre|mon ventre|le poignet|mon poignet|la main|ma main|mes mains|moi)|dans (?:la paume|ma paume))";

const oddly = elidedSlot(
  'rosiers ronces chat chatte chien tombée tombé four cuisine maladroit maladroite allergie moustique moustiques tatouage eczéma vélo escalier jardin',
);
const lie =
  "(?:j'ai (?:dit|menti|répondu|raconté|inventé|prétexté)|je (?:dis|réponds|raconte|prétexte|mens)|(?:ils|elle|il|tout le monde) (?:croit|croient|pense|pensent))";
const asked =
  "(?:d'où (?:ça |ca )?(?:vient|viennent|venaient|venait)|c'est quoi|a (?:vu|remarqué|demandé)|ont (?:vu|remarqué|demandé)|m'a demandé|me demande)";

/** Self-harm that is said plainly. */
export const plainHarm: readonly string[] = [
  near(hurtMyself, blade, 4),
  near(ember, onMe, 6),
  "(?:arrête|arrêter|arriver?|arrive) (?:pas|plus|pu) (?:à |a )?(?:d'|de |m'empêcher de |arrêter de )?(?:me (?:couper|mutiler|scarifier|faire (?:du )?mal|griffer|frapper|blesser|brûler))",
  '(?:scarif|automutil)\\p{L}{0,9}<0-6>(?:rechut\\p{L}{0,3}|recommenc\\p{L}{0,3}|hier|encore|repris|replong\\p{L}{0,3}|cette nuit|envie|arrive pas)|(?:rechut\\p{L}{0,3}|repris|replongé|retombée?)<0-3>(?:scarif|automutil)\\p{L}{0,9}',
];

/** Self-harm that is hidden, begun again, or told sideways. */
export const harm: readonly string[] = [
  "(?:démont|dévissé|dévisse|cassé|récupéré)\\p{L}{0,2}<0-4>taille-crayon|taille-crayon<0-3>(?:démonté|dévissé|lame)|(?:arrache|décolle|épluche|gratte)<0-2>(?:peau|croûtes?|cheveux|ongles|cils)<0-4>(?:exprès|volontairement|pour me punir|jusqu'au sang|je me déteste)",
  near(hurtMyself, until, 5),
  "(?:me|m') ?(?:suis |fais )?(?:encore )?r?ouverte? (?:le|les) (?:poignets?|bras|cuisses?|veines|avant-bras)|(?:remis ça|refait ça|recommencé)<0-5>(?:jambe|bras|cuisses?|poignets?)(?! cassé)|mes (?:bras|cuisses|jambes|poignets)<0-3>(?:champ de bataille|zébré\\p{L}{0,2}|code-barres|massacre|boucherie|lacér\\p{L}{1,3}|en sang|striés)|(?:revoilà|retour|repartie?|repart) à (?:zéro|0)<0-4>(?:lames?|coupures?|bras|cutter)",
  "(?:dispute|crise|engueulade|soir)<0-5>(?:lame|cutter|rasoir)<0-2>dans la main|(?:bandage|pansement|bracelet|manche)<0-5>(?:au cas où|pour pas qu'on|si on) (?:on )?(?:me |m'|voie|voit)(?:demande|pose|voit)?",
  "(?:recoupée?|rescarifiée?|rescarifié|remutilée?)(?=[.,!]|$| (?:hier|cette nuit|ce soir|encore|et|je|j'avais))|me (?:suis |re)?(?:tape|tapée?|taper|frappe|frappée?|frapper|cogne|cognée?) dessus(?! (?:avec|entre))|appuie sur (?:mes|les) (?:brûlures|coupures|bleus|plaies|entailles)|c'est reparti,? (?:les|mes|sur les) (?:cuisses|bras|poignets|coupures|lames)",
  '(?:acheté|racheté|commandé|piqué|volé|récupéré|sorti|ressorti) (?:des|une|les|mes|la|ma|un|de nouvelles|mon) (?:lames?|cutter|rasoir|exacto|scalpel)(?! (?:de (?:scie|parquet|rechange)|pour (?:me raser|le bricolage|la moquette|mon mari)|à (?:barbe|bois)))',
  "(?:seule chose|seul truc|y a que|il n'y a que|n'y a que)<0-5>(?:la douleur|avoir mal|me faire (?:du )?mal|le sang|les lames)(?! (?:au|de dos|de tête|qui me manque))|(?:douleur|brûlure) (?:me|m') ?(?:calme|apaise|soulage|rassure|fait du bien|fait redescendre|vide la tête)|(?:jours|semaines|mois) que je (?:ne )?l'ai (?:pas|plus) (?:re)?fait<0-6>(?:envie|craqu\\p{L}{0,3}|tiens plus|dur)",
  near(hurtMyself, relief, 7),
  near(
    hurtMyself,
    elidedSlot('toilettes salle_de_bain douche lycée internat ma_chambre cuisses poignets avant-bras'),
    4,
  ),
  near(blade, hidden, 5),
  `(?:mes|mon|ma) ${blade}<0-4>${urge}`,
  near(blade, urge, 5),
  near(blade, skin, 3),
  `${mine}(?: (?:encore|toujours|jamais|plus|des|les|un|le|en|mon|ma|mes|même)){0,3} ${cover}<0-6>${heat}|${heat}<0-6>${mine}(?: (?:encore|toujours|jamais|plus|des|les|un|le|en|mon|ma|mes|même)){0,3} ${cover}`,
  `mes (?:cicatrices?|coupures?|marques|traits|entailles?|rayures?)<0-3>${skin}|des (?:coupures|entailles|traits|estafilades|rayures)<0-4>${skin}|(?:mes|les) ${skin}<0-4>(?:pleine?s?|couverte?s?|rempli\\p{L}{1,2})<0-2>${mark}`,
  near(mark, heat, 7),
  `(?:tap(?:e|er)|frapp(?:e|er)|cogn(?:e|er)|brûl(?:e|er)|piqu(?:e|er)|pinc(?:e|er)|griff(?:e|er)|appu(?:ie|yer)|mord(?:s|re))<0-2>(?:la|le|les|ma|mon|mes) ${skin}<0-6>${purpose}`,
  near(blood, relief, 6),
  near('(?:mon sang|ça saigne|je saigne)', place, 5),
  `${span} ${clean}<0-9>${fell}|${fell}<0-6>${span} ${clean}`,
  `(?:(?:ma|mon|mes|un|une|le|la|les) ?\\p{L}{2,14} |l'\\p{L}{3,12} |on |il |elle )?(?:a|ont|avait|m'a|m'ont|regarde|regardent)<0-3>(?:vu|remarqué|demandé|trouvé|découvert|regardé)<0-5>(?:mes (?:bras|cuisses)<0-6>(?:rien dit|pleur\\p{L}{1,2}|hurlé|crié|choqué\\p{L}{0,1}|promis)|mes (?:marques|poignets|coupures|entailles|pansements|lames?|manches)|(?:les|ces|des) (?:compresses|coupures|entailles|griffures|lames?)(?! (?:sur|de) (?:le|la|du|son|sa)))`,
  near(
    '(?:cache|cachez|caches|cacher|planquer|couvrir|couvre|montrer|enlever)',
    '(?:mes|vos) (?:poignets|cicatrices|avant-bras|coupures|entailles)',
    3,
  ),
  "(?:cicatrices|marques)<0-9>(?:envie (?:de|d'en|d'autres)|recommenc\\p{L}{1,3}|en (?:re)?faire d'autres|fraîches|nouvelles)|(?:fond de teint|bracelets?|vernis|crème|tatouage)<0-4>(?:cacher|couvrir|recouvrir|jusqu'au coude|mes avant-bras|mes avant bras|mes bras|les marques|mes poignets)",
  `${asked}<0-6>${mark}<0-9>${oddly}|${lie}<0-7>${oddly}<0-6>${mark}|(?:${mark}|mes bras|mes poignets|mes cuisses|mes manches|avant-bras|mon bras)<0-8>${lie}<0-6>${oddly}`,
  near(
    '(?:recousue?|points? de suture|agrafes|me recoud\\p{L}{0,3}|désinfect\\p{L}{1,3}|éponge)',
    '(?:mes bras|mon bras|urgences (?:encore|pour la)|encore (?:vous|toi|moi|une fois)|moi-même|toute seule|recommenc\\p{L}{1,3}|les entailles|mes entailles|mes cuisses|mes poignets)',
    8,
  ),
  "(?:pour|besoin de|façon de|faut que je) (?:me|m') ?(?:punir|punisse|faire (?:du )?mal|fasse (?:du )?mal|sentir (?:vivante?|quelque chose|exister|un truc)|faire payer)(?! (?:au|en|à la|aux|à l'|avec|quand))|(?:je me|pour me) punis\\p{L}{0,2}(?! (?:de sortie|moi))",
  "(?:voir|vu|regarder|regarde|regardé) (?:mon |le |du )?(?:sang|rouge) (?:couler|coule|perler|sortir|partir)|(?:mon|le) sang (?:me|m') ?(?:calme|apaise|soulage|rassure)|(?:ça|ca) saigne<0-4>(?:mieux|calm|respir|bien|tait|légère)\\p{L}{0,4}|(?:qu'en|quand) (?:ça |ca |je )?saigne",
  "(?:j'ai|ai) (?:encore |re)?(?:craqué|rechuté|replongé|recommencé|lâché|cédé)<0-6>(?:bras|cuisses?|poignets?|lames?|lame|cutter|rasoir|exacto|entailles?|coupée?s?|ouverte?|profond|saign\\p{L}{1,4}|sang|pansements?|ciseaux|compas)|(?:bras|cuisses?|poignets?|lames?|cutter|rasoir)<0-5>(?:j'ai|ai) (?:encore )?(?:craqué|rechuté|replongé|recommencé)",
  '(?:lames?|rasoir|cutter|compas|ciseaux|scarif\\p{L}{0,8}|coupures?|entailles?|saigner|me couper|me faire du mal)<0-5>(?:0|un|deux|trois|six|neuf|dix) (?:jours?|semaines?|mois|ans?)|(?:0|un|deux|trois|six|neuf|dix) (?:jours?|semaines?|mois|ans?)<0-2>(?:sans (?:lame|rien me faire|me toucher|coupure|entaille|saigner))<0-8>(?:envie|tremble|aide|dur|tiens|combien|craqu|foutu|fini)\\p{L}{0,3}',
  '(?:tiroir|boîte|trousse|sac|coque|matelas|oreiller)<0-4>(?:ma|mes|les|une|des|la) (?:lames?|rasoirs?|cutter|lame de rasoir)(?! (?:de rechange|neuves? pour|pour (?:me raser|le)))|kit<0-3>(?:lames?|compresses|pansements)',
  "(?:je|j')(?:ne | n')?(?:enlève|quitte|mets|porte|garde|retire|remonte|relève)<0-1>(?:jamais|toujours|pas|plus)<0-2>(?:mes manches|ma chemise|mon pull|les manches (?:longues)?|mon gilet|mes bracelets|manches longues|t-shirt|tee-shirt|short|débardeurs?|maillot)<0-4>(?:même|depuis|voi[te]|devant|bras|cicatrices|marques|canicule|été)",
  "(?:mon|le|un) (?:fer à lisser|fer|briquet|radiateur|élastique|compas|éponge|pince à épiler)<0-4>(?:exprès|jusqu'à ce que|jusqu'au sang|pour me punir|ma peau|mon ventre|ma cuisse)|(?:exprès|fort),?<0-5>(?:main|doigts?) dans la porte|main dans la porte<0-3>(?:exprès|fort)",
  near(onMe, elidedSlot('exprès volontairement fort en_silence'), 3),
  "me (?:donne|mets|file|colle|fous|donner|mettre|filer|coller) (?:des|de|un|plein de|encore des) (?:\\S{1,8} )?(?:coups?|claques|gifles|baffes|poings)|(?:ma tête|mon front|mon crâne|moi c'est le front)<0-3>contre (?:le|les|un) (?:murs?|carrelage|lavabo|sol|porte)",
  "(?:envie|besoin|pulsions?|tentée?|manque) (?:de |d')(?:me (?:couper|faire du mal|faire mal|blesser|brûler|frapper|scarifier|griffer|ouvrir|taillader|mutiler)|saigner|reprendre (?:la|une|ma|mes|le|les) (?:lames?|cutter|rasoir|compas))",
  "rechute (?:hier|cette nuit|ce soir|totale),? (?:soir,? )?(?:j'ai|honte|je)",
];

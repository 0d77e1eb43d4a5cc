import { elidedSlot } from '../../elided-slot.ts';
import { near } from '../../slots.ts';

const pills = elidedSlot(
  'cachet* comprimé* médoc* médicament* gélule* pilule* plaquette* boîtes_de traitement tramadol* xanax lexomil* somnifère* valium insuline* morphine doliprane* dafalgan* paracétamol* efferalgan codéine anxio* tercian seresta temesta rivotril stilnox imovane antidépresseur* antidouleur* patchs digoxine potassium tylenol* advil*',
);
const tool = elidedSlot(
  'corde fusil carabine flingue revolver pistolet nœud cartouche* ceinturon poutre tabouret crochet munitions charbon_de_bois nitrite azote hélium',
);
const ready =
  "(?:(?:je|j'en|j'ai|ai|jai)(?: les| en)?(?: bien| tout| toutes| déjà)? (?:gard|stock|planqu|accumul|compt|recompt|align|économis|récupér|sort|cach|met|mis)\\p{L}{0,4}(?! (?:contre|par jour|au frigo|hors|pour (?:le|la|ma|mon)))|joli tas|petit tas|trésor|devant moi|dans la main|dans ma main|de côté|assez pour|en réserve|semblant d'avaler|tous les cachets|sous l'oreiller)";
const standing = elidedSlot(
  "achetée acheté chargé chargée prête prêt devant_moi m'attend m'attendent grange grenier garage cave en_place attachée vérifié solide accroché* sorti sortie dans_le_coffre du_coffre armurier armurerie nettoyé dans_mon_sac sous_mon_lit au-dessus",
);
const ledge = elidedSlot(
  "pont toit falaise rambarde parapet balcon fenêtre rails voie voies quai viaduc rebord corniche barrage grue château_d'eau dernier_étage pylône",
);
const high = elidedSlot(
  'pont toit falaise rambarde parapet rails voies viaduc rebord corniche barrage grue pylône',
);
const edge = elidedSlot(
  "enjamb* regarde_en_bas regarde_le_vide regarde_l'eau regardé_l'eau regardé_en_bas pieds_dans_le_vide jambes_dans_le_vide un_pas m'attire m'appelle m'appelait y_a_personne de_trop_près s'arrête_pas s'arrête_plus sans_arrêt pas_de_grillage repéré repère repérer pense_au pense_à avant_les_promeneurs serait_facile serait_simple suffirait lâcher_prise basculer",
);
const rail = elidedSlot('train tgv rer métro fret marchandises ter');
const stand =
  "(?:je suis|j'suis|chuis|je me tiens|je me suis|je reste)(?: restée?| là)? ?(?:(?:assise?|debout|garée?|stationnée?|montée?|perchée?|grimpée?)(?: tout)? (?:au bord|sur le bord|en haut|sur|à côté|devant|au milieu|près)|au bord|sur le bord|tout en haut|en haut) (?:de la|de l'|du|des|d'un|d'une|le|la|les|un|une) ?";
const letters = elidedSlot(
  'lettre lettres enveloppe enveloppes testament carnet vidéo vidéos vocaux mail_programmé mot mots messages',
);
const written = elidedSlot(
  'écrit écrites écris écrire rédigé rédigée prête prêtes préparé préparée laisse laissé laissée posé posée posées caché cachée cachées scellé* enregistré enregistrée programmé programmés fini finies fini_les posté postée range rangé rangée corrigé imprimé glissé glissée attendent cachetée cachetées fermées',
);
const unaware =
  "(?:(?:ils|elle|il|on|personne|tout le monde|ma mère|mon mari|mes parents|ma sœur|ma femme|mes potes|mes amis|les autres) (?:ne |n')?(?:savent|sait|se doute|se doutent|comprendront|comprendra|a compris|ont compris|a tilté|ont tilté|a capté|ont capté)(?: pas| rien| de rien| encore| demain| jamais){0,2}|(?:elle|il|ils|tout le monde|ma mère|mon mari) (?:pense|pensent|croit|croient) que|sans (?:lui|leur) dire|sans (?:leur |lui )?(?:expliquer|dire) pourquoi|a demandé (?:pourquoi|si j'étais malade|si ça allait)|s'est moqué|a rien compris|ont rien compris|n'ont rien compris|a ri|ont ri|comprenait pas)";
const found = elidedSlot(
  "trouver* trouveront trouvera trouve liront lira lirez lisent pour_quand après_moi sera_trop_tard quand_je_serai quand_j'aurai je_serai_plus serai_plus_là serai_parti sur_l'oreiller sous_l'oreiller bien_en_vue pas_sa_faute pas_leur_faute pas_votre_faute est_pour_rien sont_pour_rien saura_pourquoi sauront_pourquoi comprendront comprendra adieu adieux pardonne pardonnez pour_pas_qu'ils corde pont cachets",
);
const each =
  "(?:pour chacun|une? par personne|une? pour chaque|une? pour chacun\\p{L}{0,2}|pour (?:mes|les) (?:enfants|parents|gosses|filles|fils|petits)|à (?:mes|nos) (?:enfants|parents|gosses|filles|petits))(?! (?:élèves?|de (?:mes|nos) (?:élèves|collègues)|de l'équipe|des collègues|collègues?|de la classe|invités?|table))";
const given = elidedSlot(
  'donné donne filé file légué lègue distribué distribue confié offert offre vendu rendu laisse refilé cède récupère récupères prenez',
);
const noNeed = elidedSlot(
  "aurai_plus_besoin ai_plus_besoin_là plus_l'usage plus_l'utilité servira_plus là_où_je là_où_j'vais là_où_jvais serai_plus_là serai_plus serai_pas_là aurai_plus quand_je_partirai",
);
const pet = elidedSlot(
  'chien chienne chat chatte chats chiens tortue poules lapin perruche cheval vaches bêtes poissons plantes tomates',
);
const keeps = elidedSlot(
  "prendra prendrait gardera garderait s'occupera nourrira adoptera recueillera arrosera prenne s'occupe_de nourrisse sauront_quoi_faire ira_chez iront_chez chez_la_voisine chez_le_concierge",
);
const papers =
  '(?:papiers|assurances?|assurance[ -]vie|codes?|mots? de passe|carte grise|obsèques|enterrement|livrets?|relevés|notaire)';
const place =
  "(?:sur la table|enveloppes?|dans le tiroir|bien en vue|boîte à chaussures|sur le frigo|sur le buffet|dans le buffet|dans une chemise|pochette|classeur|carnet|quand je (?:ne )?serai|pour après|n'auront (?:plus )?(?:rien|qu'à)|auront (?:plus )?(?:rien à|qu'à)|pour pas qu'ils)";
const settled =
  "(?:tout est (?:réglé|en ordre|payé)|tout est prêt,? (?:il (?:ne )?)?manque|c'est (?:réglé|prêt) pour moi|(?:voilà,? )?c'est prêt|j'ai tout (?:réglé|payé|mis en ordre)(?=[.,!]|$))";
const alone =
  "(?:personne (?:viendra|passera|passe|rentre|sera là|ne (?:viendra|passera|rentre|sera là)|à la maison|avant)|maison (?:sera |est )?(?:vide|pour moi|à moi)|(?:enfants|gosses|petits|petite|fille|fils|gamins) (?:sont|sera|seront|est|dort|dorment|dormiront) chez (?:leur|son|sa|leurs|ma|mes|mon)|(?:quand|pendant qu'|dès qu')(?:ils|elle|tout le monde|le monde)? ?(?:dorment|dormira|dormiront|dort|sera parti|seront partis)|(?:ils|mes parents|ma mère|mon mari|ma femme)(?: \\S{1,8}){0,3} (?:tous |toute )?(?:au ski|absents?|pas là|en week-end|en déplacement))";
const doIt =
  "(?:c'est (?:mieux )?(?:que ce soit )?(?:là|pour (?:ce soir|cette nuit|vendredi|samedi|dimanche|lundi|mardi|mercredi|jeudi|demain))|c'est (?:(?:le moment|l'occasion)(?! (?:de|d'|pour))|ce week-end|ce soir|cette nuit)|(?:j'aurai|aurai|j'ai) (?:toute la nuit|tout le week-end)|je (?:vais |pourrai )?(?:le ferai|passe à l'acte|passerai à l'acte|partirai|m'en irai|le faire)|que je (?:le )?fera?is|pas les gosses|pas devant)";
const decided =
  "(?:j'ai (?:enfin |finalement |bien )?(?:pris ma décision|décidé|choisi|arrêté de lutter|fixé la date|la date)|ma décision est prise|c'est décidé|je sais (?:ce que je vais faire|quand|quel jour)|j'hésite plus|je n'hésite plus|n'hésitais plus)";
const calm = elidedSlot(
  'léger légère calme soulagé soulagée paix sereine serein dors_bien dors_enfin dors_mieux mieux_dormi bien_dormi souris sourire heureux heureuse content contente tranquille plus_peur pas_peur apaisé apaisée paisible libre bonne_mine me_sens_bien me_sens_mieux première_fois_depuis',
);
const ordinary =
  '(?![^.!?]{0,70}(?:démission|boulot|travail|taf|divorc|quitt|déménag|études|couple|mariage|contrat|chef|licenci|opér|reconver|fac|école|poste|rompre|sépar|vacances|fumer|boire|arrêt|changer|vendre|enfant|bébé))';
const farewell =
  "(?:merci (?:à (?:celles|ceux|tous|toutes|vous)|pour tout|d'avoir|les gars|à tout)|pardon|prenez soin|adieu|je vous (?:ai aimée?s?|aime|embrasse)|au revoir|gg à tous|bisous (?:le|à)|salut la compagnie|bonne nuit à)";
const final =
  "(?:me cherchez pas|(?:m'en voulez|m'en veuillez) pas|pas (?:de )?(?:votre|ta|sa|leur) faute|serai (?:bien|mieux) (?:là|où)|je serai bien|en paix|c'est mieux comme ça|mieux pour tout le monde|tout le monde sera|vous serez (?:tranquilles|mieux|libres)|je range ma chaise|pleurez pas|soyez pas tristes?|j'ai essayé|j'ai tenu|j'aurai (?:tenu|essayé)|pour toujours|vous avez été (?:douces?|géniaux|super|bons|gentils|ma|mes|tout)|à (?:mes|mon|ma) (?:sœur|petite sœur|mère|fils|enfants|frère|fille) (?:de|quand|après)|prenez soin de (?:ma|mon|mes))";

/** What people do before they go. */
const farewellDeed =
  "(?:(?:donné|filé|offert|légué|distribué|rendu|vendu) (?:à \\S{1,9} )?(?:mon|ma|mes|tout|toutes|tous)|(?:serrée?s?|embrassée?s?|regardée?s?) (?:\\S{1,8} ){0,4}(?:plus (?:fort|longtemps)|une (?:dernière|par une)|un par un|longtemps|fort)|d(?:it|ire) (?:au revoir|adieu|je t'aime|je vous aime|que je (?:l'|les )?aim\\p{L}{1,4})|(?:vidé|rangé|trié|nettoyé|récuré) (?:toute )?(?:ma chambre|mon appart|la maison|mon bureau|mon casier|mes affaires|mes tiroirs|mes placards|l'appart)|(?:payé|réglé|remboursé|soldé) (?:\\S{1,8} ){0,2}(?:dettes?|obsèques|loyer|factures|tout le monde|ce que je (?:dois|devais)|d'avance)|(?:préparé|cuisiné|congelé) des plats|(?:appris|montré|expliqué) (?:à \\S{1,9} ){0,2}(?:mon mari|ma femme|ma fille|mon fils|où (?:sont|est)|comment (?:marche|on))|(?:excusée?s?|pardon) (?:auprès|à tous|à toutes|à tout le monde))";
const close =
  "(?:(?:plus|pu) rien (?:ne )?(?:qui )?me (?:retient|manque)|je peux (?:enfin )?(?:partir|m'en aller|y aller|fermer)|(?:partir|m'en aller) (?:tranquille|en paix|propre|l'esprit|légère?|maintenant|sans (?:regret|dette|laisser))|après je (?:suis libre|pourrai (?:partir|m'en aller))|maintenant je peux|j'ai (?:tout )?fini|c'est fait|il (?:ne )?me reste (?:plus )?(?:que|qu'à|une chose)|plus qu'une chose|la dernière chose|voilà,? c'est|comme ça (?:c'est fait|ils|elle|personne)|au cas où plus)";

/** Plans that are told sideways. */
export const plans: readonly string[] = [
  '(?:ils|elle|on|il|maman|les pompiers) me (?:trouver|retrouver)(?:ont|a) (?:dans|au|à|sur|demain|là|quand|avec|pendue?|morte?)(?! (?:un autre|la rue en))|(?:alliance|montre|médaille|bague|bijoux)<0-4>enveloppe|(?:vais|va) (?:les|vous|le|la|te) (?:laisser tranquilles?|débarrasser|libérer)<0-3>(?:pour (?:de vrai|de bon|toujours)|cette fois|définitivement|de moi)|(?:boîtes?|plaquettes?)<0-5>(?:pharmacies différentes|(?:trois|plusieurs|deux|quatre|0) pharmacies)',
  "(?:laisse|donne|gardez|garde|écoutez)<0-6>(?:en pensant à moi|souvenir de moi)|(?:embrasse|serre|regarde|fume)<0-5>une dernière (?:fois|clope|cigarette)<0-3>(?:j'y vais|je (?:pars|saute|le fais)|avant de)|(?:enlevé|retiré|détaché|enlève|détache)<0-2>(?:gilet(?: de sauvetage)?|ceinture|casque|harnais)<0-3>exprès|(?:manque|reste) (?:plus )?(?:que )?le (?:courage|cran)(?=[.,!]|$)|(?:failli|envie de|tentée? de) (?:tourner|lâcher|donner un coup de) (?:le )?volant",
  "(?:s'occup\\p{L}{1,4}|garder|prendre|veiller sur|prenne|prendra|récupér\\p{L}{1,4})<0-4>(?:chats?|chiens?|chienne|enfants|fille|fils|petits?|mère|animaux|lapin|chevaux|frère|sœur)<0-2>(?:s'il m'arrive|si je (?:pars|disparais|meurs)|si je (?:ne )?suis plus|quand je (?:ne )?serai plus|après moi|si jamais je)",
  `${given}<0-5>(?:autant qu'(?:il|elle|ils|elles|on) en profite|avant que je (?:parte|m'en aille)|comme ça c'est fait|j'aime mieux que ce soit maintenant)`,
  "(?:laissé|noté|écrit|donné|recopié|imprimé) (?:tous |toutes )?(?:mes|les|le) (?:codes?|mots de passe|identifiants|comptes|papiers)<0-6>(?:(?:pour qu'|comme ça )ils|ils pourront|tout fermer|quand je (?:ne )?serai)(?! (?:arrosent|peut nourrir|puisse arroser))",
  '(?:demain|ce soir|dimanche|lundi|bientôt|dans (?:deux|trois|quelques|0) (?:jours|heures))(?: à cette heure(?:-ci)?)?,? (?:tout |ça |ce |tout ça |je )(?:sera|serai) (?:enfin )?(?:finie?|terminé|réglé|loin|partie?|réglée?|derrière moi|plus là)(?! (?:avec|pour (?:le|la|les|toi)|en (?:vacances|week)|à la|au (?:travail|ski)))',
  "(?:vous|tu|on|personne)(?: ne| n')? (?:pouvez|peux|peut) plus rien (?:faire )?pour moi|plus rien à faire pour moi|trop tard pour (?:moi|m'aider|me sauver)(?! (?:les|la|le))|pas (?:besoin|la peine) de me (?:souhaiter (?:la )?bonne année|compter pour (?:noël|l'été|la rentrée)|acheter (?:de|un) cadeau|garder une place|réserver)(?! (?:de|une) (?:table|chambre))",
  "(?:c'est|ce sera) (?:pour |prévu )?(?:ce week-end|ce soir|cette nuit|demain|samedi|dimanche|vendredi|lundi),? (?:c'est décidé|je me suis décidée?|j'ai décidé|j'ai pris ma décision|je suis prête?|adieu|pardon|plus rien)|(?:assurance(?:[ -]vie)?|capital décès)<0-3>(?:ils|elle|ma femme|les enfants|mes enfants|mon mari|elles) (?:pourr|aur|toucher|fini|s'en sort)\\p{L}{1,6}|(?:sais|trouvé|calculé|vérifié|cherché|regardé) combien (?:il (?:m')?en faut|il (?:m')?en faudrait|il faut en prendre|j'en ai besoin|il en faut)(?! (?:de (?:farine|tissu|peinture|points)|pour (?:la|le|le permis|avoir)))",
  "passer(?:ai|ais) pas (?:l'hiver|l'été|l'année|noël|la nuit|la semaine|le mois|le week-end|le printemps|mes 0{1,2} ans|l'automne)(?! (?:avec|chez|ensemble|à|en|seule|sans))|(?:effacé|supprimé|jeté|brûlé|détruit) (?:tou[ts]\\p{L}{0,2} )?(?:mes|les) (?:photos?|messages|comptes|vidéos|carnets|journaux|conversations)<0-8>(?:plus de traces?|aucune trace|rien (?:laisser|derrière)|que personne|trouvent (?:pas|rien)|quand je (?:ne )?serai)",
  `${stand}(?:canal|rivière|fleuve|lac|étang|seine|garonne|rhône|loire|marne|jetée|digue|l'eau|mer)<0-6>(?:hésite|froide?|noire|nuit|saut\\p{L}{1,3}|m'appelle|rejoindre|avancer|profond\\p{L}{0,1}|personne)`,
  "(?:connais|sais|noté|regardé|vérifié)<0-3>(?:l'heure|horaires|à quelle heure)<0-4>(?:train|tgv|rer|métro|fret)<0-5>(?:vite|s'arrête pas|pont|passage à niveau|sans s'arrêter)|(?:lettres?|enveloppes?)<0-4>(?:il (?:me |ne )?(?:reste|manque)|manque|plus que) celle (?:de|pour|à) (?:ma|mon|mes|maman|papa)",
  near(
    '(?:payé|réglé|remboursé|soldé|fermé|clôturé)<0-3>(?:dettes?|compte|comptes|factures?|crédits?|loyers?|obsèques|enterrement)',
    '(?:(?:laisser|laisse) (?:de |aucune? |des )?(?:problèmes?|soucis|dettes|ennuis|paperasse)|quand je (?:ne )?serai plus|pour quand je (?:ne )?serai|me sens (?:légère?|en paix|apaisée?|sereine?)|(?:auront|aura) rien à payer)',
    8,
  ),
  "(?:après|passé) (?:mon anniversaire|noël|les fêtes|les vacances|l'été|le bac|ce jour|cette date|dimanche|vendredi),?<0-1>(?:il (?:n')?y|y) (?:aura|a) (?:plus|pas) (?:rien|d'après|de suite|moi)(?! (?:à (?:réviser|faire au)))|(?:ne )?(?:mettez|cuisinez|réservez|comptez|prévoyez|achetez)(?: pas)?<0-3>(?:pour moi|sur moi|mon couvert|ma place|de cadeau)<0-4>(?:je )?(?:ne )?serai (?:plus|pas) là(?! (?:car|je (?:travaille|suis)|pour))|d'ici là,? je (?:ne )?serai (?:plus|pas)(?: là| de ce monde)?(?! (?:en|à))",
  "(?:j'attends|attends|je tiens)(?: juste| seulement| simplement)?<0-1>(?:que|qu'|jusqu'à ce que|jusqu'à ce qu')<0-8>(?:après|ensuite|puis|et)<0-2>(?:je )?(?:pourrai|peux|pourrais) (?:enfin )?(?:partir|m'en aller|me reposer|m'éteindre)(?: (?:en paix|tranquille|pour de bon)|(?! ?\\p{L}))",
  "(?:attaché|accroché|noué|fixé|pendu)<0-1>(?:la|une) corde(?! (?:à (?:linge|sauter)|du|de (?:la|mon)|pour|au (?:bateau|chien|cheval)))|(?:attends|dès) qu'(?:ils|elles|elle|il|on) (?:dorment|s'endorment|dorme|s'endorme|soient couchés)",
  "(?:croquettes|à manger|eau|gamelle|nourriture|graines)<0-4>pour (?:0|deux|trois|quatre|quelques|plusieurs) jours<0-4>(?:quelqu'un|viendra|trouvera|d'ici là|le temps qu'on)(?! (?:je rentre|ce week-end))",
  "(?:c'est|ce sera|c'était) (?:le|la|notre|nos) derni(?:er|ère)(?: \\S{1,10}){0,4} (?:et )?(?:ils|elle|il|elles|personne|eux) (?:ne )?(?:le )?(?:savent|sait)(?: pas)?(?! (?:encore )?(?:mon chef|mes collègues))",
  "comme ça (?:plus )?personne (?:n'aura|aura|ne devra|devra) (?:plus )?(?:à )?(?:s'inquiéter pour moi|s'occuper de moi|me (?:supporter|porter|surveiller)|me voir (?:souffrir|comme ça)|payer pour moi)",
  near(pills, ready, 5),
  near(tool, standing, 5),
  near(ledge, edge, 6),
  near(
    rail,
    elidedSlot("s'arrête_pas s'arrête_plus sans_arrêt ralentit_pas passe_sans enjamb* pas_de_grillage"),
    5,
  ),
  `${stand}${high}(?! (?:du (?:bateau|navire|ferry|voilier)|à (?:bronzer|réparer|regarder (?:le|la|les)|attendre|fumer)|de (?:la gare|mon bureau|ma chambre)|avec (?:mon|ma|mes|des|un verre|les)|pour (?:réparer|fumer|poser|le boulot)|(?:en )?train de))`,
  `(?:${near(letters, written, 3)})<0-6>${found}`,
  `(?:${near(elidedSlot('lettres enveloppe enveloppes vidéos testament lettre'), written, 4)})<0-5>${each}`,
  near(farewellDeed, unaware, 8),
  near(farewellDeed, close, 8),
  near(
    `(?:les|mes|deux|trois|quatre|cinq|0) ${elidedSlot('lettres enveloppes')}`,
    '(?:finies?|fini|prêtes?|écrites?|cachées?|terminées?|posées?|sous (?:mon|le) matelas)',
    4,
  ),
  `(?:${near(given, noNeed)})(?! (?:depuis|maintenant que|pour le|car|parce|puisque|en ville))`,
  "(?:j'ai|ai|je) (?:pris|achète|réserve|réservé|acheté)<0-1>(?:un )?aller simple(?! (?:pour (?:le canada|montréal|paris|travailler|le bled)|et je démarre))|(?:bientôt|demain|après)<0-3>(?:plus (?:de problème|un problème|un poids|une charge)|un problème de moins|une bouche de moins)|(?:vous|on|tu) (?:saurez|comprendrez|comprendras|sauras)(?: pourquoi)? (?:demain|lundi|bientôt|plus tard|en lisant|quand)(?! (?:en cours|au))",
  near(pet, keeps, 4),
  near(papers, place, 6),
  `${settled}(?! pour (?:le|la|les|mon|ma|notre|l'))`,
  near(alone, doIt),
  near(alone, `(?:${pills}|${tool}|${ledge})`),
  `${decided}${ordinary}<0-9>${calm}|${calm}<0-5>(?:depuis que|maintenant que) ${decided}${ordinary}`,
  near(farewell, final, 8),
  "(?:embrassée?|serrée?|regardée?s?|emmenée?s?|dit je t'aime)(?: \\S{1,10}){0,4} (?:pour la dernière fois|une dernière fois)(?! avant (?:l'op|le bloc|de partir en|son|le départ|la rentrée|sa|leur))|(?:mon|c'est mon|ce sera mon) dernier (?:repas|anniversaire|matin|noël|été|lever de soleil|soir|voyage|vœu|coucher de soleil|jour|dimanche|tour)(?! (?:de (?:travail|boulot|garde|stage|cours|vacances|congé|classe|lycée|fac)|avec|dans (?:cette|la|le|mon)|au (?:boulot|travail|bureau)|avant|ici))",
  '(?:à partir de|dès|avant|après) (?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce soir|cette nuit|minuit),?<0-3>(?:vous serez (?:tranquilles|débarrassés|libres)|au passé|plus personne|je (?:serai libre|serai loin|prends plus)|plus de moi|un problème de moins)|(?:demain|lundi|dimanche)<0-4>(?:sans moi|un de moins|une de moins)(?! (?:au|à|pour|car|je|en|les|sur))',
  "(?:je (?:ne )?|j')?(?:verrai|serai|fêterai|connaîtrai) (?:pas|plus) (?:là )?(?:pour )?(?:le prochain|la prochaine|noël|l'été|le printemps|l'hiver|cet hiver|pâques|mes 0{1,2} ans|la rentrée|la neige|l'automne|le mois prochain|grandir)|(?:j'y serai|j'y suis|serai) (?:pas|plus)(?: là)?(?=,? (?:noël|demain|à noël|pour noël|l'hiver|cet hiver|pardon|c'est mieux))|(?:décidé de|veux|compte|je (?:ne )?serai) (?:ne )?(?:plus|pas) (?:être )?(?:là|ici) (?:pour|avant|à) (?:l'hiver|noël|le printemps|l'été|la neige)",
  "ne m'attend(?:ez|s) (?:pas|plus) (?:demain|dimanche|lundi|ce soir|à noël)|(?:ça|ca) sert à rien de m'appeler demain|m'en vais,? (?:mais )?pas en voyage|(?:me cherchez|me cherche) pas,|(?:qu'on|pour qu'on) me trouve (?:jolie|beau|propre|belle|vite|pas)|pour (?:pas )?(?:que|qu')(?: ?\\S{1,9}){0,4} (?:trouve|tombe sur|voie) (?:le corps|mon corps)|(?:trouve|trouvera|trouver|trouvent)(?: pas)? (?:le|mon) corps",
  "(?:répété|répéter|m'entraîne|entraîné|repéré|repérer|testé|vérifié|repère)<0-4>(?:geste|nœud|corde|hauteur|trajet|endroit|courage de|grue|poutre)",
  "(?:je (?:suis )?(?:allée?|passée?|retournée?|monte|vais|suis allée?) (?:voir|sur|en repérage))(?: \\S{1,8}){0,3} (?:pont|falaise|viaduc|toit|barrage|voies|rails)<0-8>(?:comment c'est|la nuit|savoir|imaginer|hauteur|personne|seule?|calme|haut|demain|reviendrai|assez haut)",
  '(?:dans|suis dans|moteur|reste dans|restée? dans) (?:la|ma) (?:voiture|bagnole|caisse)<0-4>garage<0-4>(?:ferm|moteur|tourn|tuyau)\\p{L}{0,5}|tuyau<0-4>(?:échappement|pot)|moteur<0-4>(?:garage fermé|tourner dans le garage)',
  "(?:plus que|reste|encore) (?:0|un|une|deux|trois|quatre|cinq|six|sept) (?:dodos?|jours?|nuits?|matins?|semaines?)<0-4>(?:et (?:c'est|ce sera|tout) (?:fini|sera fini)|à (?:tenir|vivre|souffrir)|avant (?:la fin|de partir pour)|ensuite plus rien|après plus rien)",
  "(?:je serai|serai|je suis) (?:déjà )?(?:loin|partie?|plus là|plus de ce monde)<0-3>(?:quand (?:vous|tu|on|ils|elle)|d'ici (?:là|noël|lundi|dimanche)|à ce moment-là|avant (?:l'hiver|noël|la fin du mois|lundi))|quand (?:vous|tu|on|ils) (?:lirez|liras|lira|liront|trouverez|trouveras|trouvera|trouveront|découvrir\\p{L}{1,3}) (?:ça|ceci|ce mot|ce message|cette lettre|mon|la lettre)|si (?:vous lisez|tu lis) (?:ça|ce message|ces mots|ceci),? (?:c'est )?(?:que|je)",
  "(?:cette fois|ce coup-ci|la prochaine fois)<0-4>(?:je (?:ne )?(?:me )?(?:raterai|louperai) pas|raterai pas|personne (?:ne )?(?:pourra|viendra)|je me rate pas|on me (?:trouvera|sauvera) pas)|(?:personne|on) (?:ne )?(?:pourra|peut|va) (?:plus )?(?:m'arrêter|m'en empêcher|me retenir|me faire changer)(?! (?:de (?:crier|parler|rire)|en concert))",
  "(?:annulé|résilié|désinscrit|décommandé|résilie|annule)<0-6>(?:plus besoin|sert à rien|plus de futur|pas la peine|plus utile|servira plus|serai plus là|aurai plus|à quoi bon|n'y serai pas)|(?:pas la peine|à quoi bon|sert à rien|inutile) (?:de |d')(?:me garder|m'attendre|renouveler|réparer|racheter|me réserver|prendre rdv|prévoir|planifier)<0-4>(?:après|demain|lundi|l'été|noël|je|serai|part)",
  "(?:ils|elle|mes enfants|les enfants|ma femme|mon mari|ma famille|mes parents) (?:auront|aura|toucheront|touchera|pourront|pourra|hériteront) (?:\\S{1,8} ){0,2}(?:l'assurance|le capital|l'argent|l'assurance-vie|la prime|la maison|de quoi)<0-5>(?:moi|mort|vivre|après|mieux|tranquilles?|rembours|partie?)|l'assurance (?:vie )?(?:paie|couvre|marche|paiera|couvrira|rembourse)<0-4>(?:suicide|même|quand même|cas|après|an|ans)(?! (?:dégât|vol|accident))",
  "(?:choisi|choisis|choisie|préparé|noté|écrit)<0-2>(?:la (?:musique|chanson|robe|photo|playlist)|les (?:chansons|musiques|fleurs)|ma (?:robe|tenue|photo)|mon (?:costume|épitaphe))<0-3>(?:mon enterrement|mes obsèques|la cérémonie|le cercueil|mes funérailles|pas de curé|l'église|la messe|le jour)",
  "(?:il|elle|ils|elles) (?:sera|seront|serait|seraient) (?:mieux |bien )?(?:chez|avec) (?:\\S{1,9} ){1,3}(?:après|quand je|une fois que|pour toujours)|qui (?:va |est-ce qui )?(?:prendra|gardera|s'occupera|nourrira|arrosera|récupérera|veut|voudrait)(?: de| du)? (?:bien )?(?:mon|ma|mes|le|la|les) (?:chat|chien|chienne|chats|lapin|perruche|plantes|tortue|poissons|poules|cheval)<0-2>(?:après|quand je|si je (?:pars|meurs|disparais)|une fois que|sans moi|s'il m'arrive)",
  "(?:le|mon|la|c'est (?:pour )?)<0-1>(?:date|jour|heure) (?:est )?(?:choisie?|fixée?|décidée?|arrêtée?|trouvée?|notée?)(?! (?:pour (?:le|la|notre|l')|du|de (?:la|notre|l')|avec|par|avant))(?=[.,!]|$| (?:et|dans|sur|pour (?:partir|que ça|moi)|c'est))|(?:je l'annonce|c'est) (?:ici )?(?:parce que c'est anonyme : )?c'est pour (?:cette semaine|ce soir|cette nuit|bientôt)(?=[.,!]|$)",
  "(?:prenez|servez-vous|récupér\\p{L}{1,3}|prends|je laisse|je donne)<0-8>(?:plus l'usage|aurai plus besoin|plus besoin dès|j'en aurai plus|plus rien à faire|là où je vais|je serai plus)",
  "(?:dites|dis|expliquez|répétez)(?:-lui|-leur)?(?: \\S{1,9}){0,3} (?:que )?(?:c'est|c'était|ce n'est|est|y est|y sont)(?: \\S{1,7}){0,2} (?:pas|pour rien|rien)(?: (?:de )?(?:sa|leur|ta|votre) faute)?(?= |$|[.,])",
];

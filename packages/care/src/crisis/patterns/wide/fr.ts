import { withOptionalAccents } from '../../elided-slot.ts';
import type { CrisisPatterns } from '../../pattern.ts';
import { harm, plainHarm } from './fr-harm.ts';
import { questions } from './fr-means.ts';
import { plans } from './fr-plan.ts';
import { wishes } from './fr-wish.ts';

export const frWide: Pick<CrisisPatterns, 'explicit' | 'possible' | 'idioms'> = {
  explicit: [
    ...plainHarm,
    "(?:mourir|crever|la mort),? (?:c'est|est) (?:tout ce|la seule chose) que je (?:veux|désire|souhaite|demande)|(?:mourir|crever)(?:,? (?:mourir|crever)){2}",
    '(?:envie de|veux|vais|voudrais|compte) me (?:kill|unalive|kms|fumer(?! (?:une?|des|la|mes|le|ce)(?!\\p{L})))|me fume (?:demain|ce soir|cette nuit)|kms (?:ce soir|demain|cette nuit|pour de vrai)',
    "(?:envie de|vais|veux|voudrais|m'as|m'a) (?:aller )?me (?:foutre|mettre|flanquer|crisser|jeter|balancer|laisser tomber|allonger) (?:sous|devant|sur|en bas|du haut|par)(?: \\S{1,8})? (?:d'un |d'une |du |de la |de l'|le |la |les |un |une )?(?:camion|train|bus|métro|rer|tgv|tram|pont|rails|voies?|fenêtre|balcon|toit|falaise)",
    '(?:ma|la|une) (?:0e|0eme|0ème|deuxième|troisième|quatrième|dernière|énième|nouvelle) (?:ts|tentative)(?! (?:de (?!suicide)|pour))|(?:tentative|ts) (?:numéro|n°|no) ?(?:0|deux|trois)|ts (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|ratée|loupée)',
    "(?:avalé|avaler|pris|pri|gobé|bouffé|bu) (?:tout|toutes?|tou|tous) (?:la|les|le|ma|mes|lé|c'est) (?:boîtes?|plaquettes?|cachets?|cacher|cachés|médocs?|médicaments?|pilules|comprimés|traitement|armoire à pharmacie)(?! (?:de chocolats?|de thon|du matin|ce matin comme))",
    "(?:tenté|essayé) (?:d'en finir|de mourir|de me tuer|de partir pour de bon)<0-3>(?:hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|cette nuit|ce matin|la semaine dernière|il y a 0 (?:jours?|semaines?))",
    '(?:cherche|trouvé|sais|réfléchis à|pense à) (?:à )?(?:comment|une façon de|un moyen de|le moyen de) (?:je (?:vais|peux) )?(?:me tuer|mourir|en finir|partir pour de bon|me supprimer)(?! avec (?:ce|cette|mon|ma|lui|elle))',
    "(?:je|j'ai) (?:pense|pensé|songe|vais|veux|décidé) (?:à |de )?(?:me supprimer|m'ôter la vie|m'enlever la vie|me donner la mort)",
    "(?:personne|rien) (?:ne )?m'empêchera de (?:mourir|me tuer|sauter|le faire|partir pour de bon)|(?:voulais|voudrais|veux|partir),? mourir quoi|(?:entre|choisis) la corde|je (?:prends|choisis) la corde(?! à)",
  ].map(withOptionalAccents),
  possible: [...harm, ...plans, ...wishes, ...questions].map(withOptionalAccents),
  idioms: [
    // a roofer, a parent, a climber
    'toit<0-6>(?:fuite|tuiles?|cheminée|antenne|panneaux|gouttière|bronzer|couvreur|chantier)|(?:médicaments|médocs|cachets)<0-3>(?:parce que|pour que|à cause)<0-3>(?:petit|petite|fils|fille|bébé|enfants|chien|chat|mère|père)|corde<0-5>(?:escalade|rappel|linge|sauter|balançoire|hamac)',
    '(?:se|me) lever (?:si |trop |aussi )?(?:tôt|à 0h?)',
    '(?:film|série|livre|roman|pièce|reportage|documentaire|chanson)<0-3>(?:parle|raconte|sur|où|montre)(?: \\S{1,12}){0,7} (?:sous le (?:métro|train)|du pont|dans le vide|se (?:tue|pend|jette|suicide))',
    "passer à l'acte<0-6>(?:sa main|épous|mariage|mari|demande|déclar|bague|achet|postul|inscri|adopt|tatou|créer|ouvrir)\\p{L}{0,3}",
    // an exam, an operation, a feast: tomorrow it will be over
    '(?:exam\\p{L}{0,3}|oral|bac|brevet|partiels?|opération|opérée?|entretien|concours|permis|soutenance|mariage|déménagement|procès|audience|dentiste|chimio|rayons|spectacle|match)<0-9>(?:sera|serai) (?:enfin )?(?:finie?|terminé|derrière moi|réglé)|(?:sera|serai) (?:enfin )?(?:finie?|terminé|réglé)<0-8>(?:exam\\p{L}{0,3}|oral|bac|partiels?|opération|entretien|concours|permis|soutenance|travaux)',
    // a rest, a screen or a room that somebody wants to leave, until a day that is named
    "(?:j?veux|j?voudrais|j?aimerais|envie de|besoin de|voulais|vivement)(?: juste)? (?:dormir|disparaître|hiberner|ne pas me réveiller|m'enterrer) jusqu'(?:à (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|noël|juillet|août|septembre|la (?:rentrée|semaine)|l'été|midi)|aux? (?:vacances|week-end|printemps)|en (?:0|juin|juillet|août|septembre|mai))",
    "(?:disparaître|m'effacer) (?:des|du|de|d') ?(?:la |l'|tous les |ce |cette )?(?:réseaux|internet|insta\\p{L}{0,4}|facebook|twitter|tiktok|snap\\p{L}{0,4}|whats\\p{L}{0,4}|groupes?|chat|conv\\p{L}{0,9}|photos?|classe|réunion|dîner|soirée|bureau|open space|linkedin)",
    "(?:manquerai|manque|manquerais) à personne (?:à|dans|au|en) (?:ce|cette|la|le|l') ?(?:dîner|soirée|fête|réunion|groupe|classe|équipe|bureau|boulot|travail|sortie|cours|repas|mariage)|personne (?:ne )?(?:remarquera|verra|s'apercevra|me manquera)(?: \\S{1,8}){0,3} (?:dîner|soirée|fête|réunion|groupe|conv)",
    '(?:équipe|groupe|chorale|orchestre|bande|potes)(?: \\S{1,10}){0,2} (?:jou|gagn|march|avanc|chant|ir|fonctionn)\\p{L}{2,6} mieux sans moi',
    // a burden for a while, or only at work
    "(?:un poids|un boulet|un fardeau|une charge) (?:pour (?:mes|les|le|la|mon|l') ?(?:collègue|équipe|groupe|class|chef|service|boîte)\\p{L}{0,2}|depuis (?:ma (?:fracture|chute|blessure|grossesse|opération)|mon (?:opération|accident de ski|entorse|mi-temps|arrêt)|que je (?:suis en arrêt|me suis (?:cassé|fait|tordu))))",
    '(?:pas|jamais) (?:être née?|naître) (?:dans (?:une|un|cette maison|ce bled|ce village)|femme|homme|fille|garçon|pauvre|si|avec (?:ces|ce nez))',
    // hyperbole: a trifle is the reason, or laughter follows
    "(?:me (?:tire une balle|jette (?:par la fenêtre|d'un pont|sous un bus)|pends|taille les veines|flingue|tue|ouvre les veines))(?: \\S{1,3})? (?:si (?:j'entends|je (?:dois|vois|rate|loupe|recroise)|on me (?:re)?\\p{L}{3,9}|ça (?:sonne|bug)|il (?:pleut|rappelle)|elle rappelle)|avec (?:ce|cette|ces|tous ces|toute cette))(?! (?:douleur|vie|vivre|souffrance))",
    "si (?:j |j'|je |jrate )?(?:\\S{1,10} ){1,8}j?(?:e )?me (?:jette|tue|tire|pends|flingue|bute)(?: \\S{1,9}){0,5} ?(?:mdr{1,3}|ptdr|lol|xd|haha\\p{L}{0,6})(?!\\p{L})",
    'me (?:tue|flingue|pends|bute|tire une balle|taille les veines|jette par la fenêtre)[, ]{1,2}(?:mdr{1,3}|ptdr|lol|xd|haha\\p{L}{0,6})(?!\\p{L})',
    "(?:ce|cette|ces|l'|la|le|les) ?(?!vie|mort|douleur|solitude|chagrin|honte)[^ ,.!?']{3,14}(?: (?!je |j'|me )[^ ,.!?]{1,14}){0,4} me tue(?:nt)?(?! à petit feu)",
    "(?:tuez|achevez)(?:-| )moi,? j'ai (?:envoyé|liké|appelé|dit|oublié|confondu|croisé|raté|répondu|trébuché)|(?:frange|coupe|teinture|couleur|cheveux)<0-3>(?:veux|voulais|envie de) (?:mourir|pleurer|disparaître)|me punis (?:sans|en me privant|de) (?:dessert|chocolat|écran|série|sucre|sortie|bonbon)\\p{L}{0,2}|me tue à (?:faire (?:des|du|un) (?:régime|sport|ménage)|courir|l'entraînement|la salle|réviser)\\p{L}{0,2}",
    // words of a song, and letters of other people and other farewells
    "adieu,? monde cruel|(?:paroles|refrain|chanson|poème)(?: \\S{1,8}){0,2} (?:disent|dit|répète|chante)(?: \\S{1,12}){1,7}|(?:lettre|mot) d'adieu (?:de|du) (?!(?:moi|ce|ma main)(?!\\p{L}))\\p{L}{2,12}|(?:lettre|mot|mail) d'adieux? (?:à|au|aux) (?:ma |mon |la |le |mes )?(?:maîtresse|prof|collègue|maître|coach|patron|voisin|nounou|équipe|directeur)\\p{L}{0,5}",
    '(?:opérer|opérée?|opération|bloc|chirurgie|césarienne)<0-9>(?:lettre|lettres|papiers|mots? de passe|testament|tout (?:mettre )?en ordre)',
    // a birth, a wedding, a departure: everything is ready
    "tout est (?:prêt|réglé|en ordre) pour (?:le |la |les |l'|notre |mon )?\\p{L}{4,14}|(?:tout préparé|tout rangé) pour (?:le|la|les) (?:départ|voyage|rentrée|fête|vacances)",
    // questions about medicine, animals and pests
    "(?:mal|douloureux|souffr\\p{L}{1,4}|combien|quelle dose|comment|survi\\p{L}{1,4})(?: (?!mour|meur|mort|crev|suicid|me |m'|finir|réveil)[^ .!?]{1,12}){0,6} (?:ponction|épil\\p{L}{1,6}|tatou\\p{L}{1,6}|piqûre|vaccin|accouch\\p{L}{1,6}|péridurale|dentiste|prise de sang|anesthésie|chatte?|chienne?|chat|bébé|enfant|maigrir|poids|cafards|souris|plantes?|moustiques)",
    "corde (?:à|de|d'|pour) ?(?!(?:moi|me|pendre|mourir|en finir)(?!\\p{L}))\\p{L}{2,14}",
    // a fear of dying, in an aeroplane, under an anaesthetic or in one's sleep
    "(?:peur|trouille|angoisse|flippe|terrifiée?|anesthésie|opération|apnées?)<0-9>(?:pas|plus|jamais) (?:me |m')(?:réveiller|endormir)",
    // leaving cigarettes, drink and sweets
    '(?:clopes?|cigarettes?|fumer|fumé|alcool|boire|bu|verre|sucre|régime|chocolat|joints?|shit|poudre|coke|paris sportifs|jeu|vape|porno|abstinence)<0-9>(?:craqué|recraqué|rechuté|replongé|recommencé|retombée?|lâché)|(?:craqué|recraqué|rechuté|replongé|recommencé|retombée?)<0-9>(?:clopes?|cigarettes?|fumer|alcool|boire|verre|sucre|chocolat|joints?|shit|poudre|coke|vape|porno|mon ex)',
    // injuries of a kitchen, a garden or a shift
    "(?:coupée?|brûlée?|ouverte?|entaillée?|piquée?|griffée?)<0-6>(?:épluchant|éplucher|patates|oignons?|cuisinant|taillant|rosiers|mandoline|avec (?:la plaque|le four|la plancha|une plaque|l'eau des pâtes|la friteuse)|au resto|bricolant|cuisine|gratin|chez le véto|perceuse|meuleuse)",
    "(?:chat|chatte|chien|lapin|bébé)<0-3>m'(?:a|ont) (?:griff|mord|pinc)\\p{L}{1,3}(?! (?:mais|c'est))<0-4>",
    '(?:manches?|pull)<0-8>(?:eczéma|psoriasis|soleil|moustiques|dermatite|allergie|obligatoires?|clim|climatisation)',
    'stock de (?:médocs|médicaments) (?:contre|pour)',
    // farewells to the dead and to animals
    "(?:dernière fois|dernier (?:repas|jour|matin))<0-9>(?:cercueil|funérarium|chambre mortuaire|véto|vétérinaire|euthanasi|ehpad|obsèques|avant (?:qu'il|qu'elle|la fermeture|sa mort))\\p{L}{0,3}|(?:cercueil|funérarium|véto|vétérinaire|obsèques)<0-9>(?:une|la) dernière fois",
    '(?:tape|cogne|taper|cogner) la tête contre (?:les|un|le) murs?<0-3>(?:avec|logiciel|excel|caf|préfecture|devoirs|maths|pour (?:comprendre|trouver))',
  ].map(withOptionalAccents),
};

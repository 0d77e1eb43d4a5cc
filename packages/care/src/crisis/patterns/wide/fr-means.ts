import { elidedSlot } from '../../elided-slot.ts';
import { near } from '../../slots.ts';

const asks =
  "(?:combien|quelle?s?|comment|est[- ]ce qu?(?:e|'on|'il)?|c'est quoi|lequel|laquelle|qui sait|sait si|quelqu'un|qqun|c'est vrai|(?:il )?faut|suffi(?:t|rait|sent)|peut[- ]on|on peut|à partir de|cherche|vaut mieux|si (?:je|on)|sachant|ceux qui|y a quoi|y en a qui)";
const means = elidedSlot(
  "cachet* comprimé* médoc* médicament* somnifère* doliprane* dafalgan* paracétamol tramadol* xanax lexomil* valium insuline morphine codéine digoxine traitement plaquette* boîtes_de_médicaments étage étages pont falaise toit immeuble haut_d'un chute hauteur hauteurs noyer noie noyade hypothermie froid gaz monoxyde échappement charbon nœud corde pendre pendaison pendu veine veines vider_de_son balle tempe fusil fusils carabine métro rer train rails tgv javel potasse mort-aux-rats arsenic cyanure digitale muguet laurier-rose sac_plastique sac hélium azote air_dans",
);
const lethal =
  "(?:mourir|meurt|meure|mort|mortelles?|mortels?|létales?|souffr(?:e|ir|ent|ance)|sur le coup|(?:y|en) rester|y rest(?:e|ent)|y passe|y passer|survi(?:t|vre|vent|s)|s'en (?:sort|sortir|sortent|tire)|rat(?:e|er|ent|és?)|loup(?:e|er|és?)|pas (?:se|me) réveiller|(?:se|me) réveille (?:pas|plus|ou)|plus se réveiller|plus me réveiller|(?:perd|perdre|perds) connaissance|réanim\\p{L}{1,4}|légume|tétraplégique|fauteuil|paralysé|pour que (?:ça|sa|ca) (?:marche|passe|fonctionne)|être sûre?|sûr de|tourner? de l'œil|fait mal|faire mal|sans douleur|indolore|pardonne pas|on (?:sent|s'endort|s'éteint|part)|ça endort|sent (?:rien|quelque chose|qqch|quoi)|tu(?:e|er|ent)(?= |$)|s'endormir pour|crever|claquer|suffit|suffirait|suffisant|part(?:ir)? pour (?:de bon|toujours)|on (?:y )?passe|définitif)";
const howTo =
  '(?:(?:le|la) plus (?:rapide|douce?|simple|facile|sûre?|propre|paisible)|le moins (?:mal|douloureux|pire)|moins (?:mal|douloureux)|sans (?:douleur|souffrir|que (?:ça|sa|ca) fasse mal|se rater|me rater|me louper)|pas (?:me|se) (?:rater|louper)|sans traces?|pas se rater)';
const act =
  "(?:mourir|partir|en finir|crever|disparaître|me tuer|se tuer|me suicider|se suicider|s'en aller|rapide|méthode|façon|manière|moyen|truc|technique|solution)";
/** Questions for means, dose, height, pain and time. */
export const questions: readonly string[] = [
  "nœud<0-9>(?:poids d'un (?:homme|corps)|tienne (?:le|mon) poids|coulant|soit rapide)",
  `${asks}<0-6>${means}<0-5>${lethal}`,
  `${asks}<0-5>${lethal}<0-5>${means}`,
  `${asks}<0-3>${howTo}|${act}<0-6>${howTo}|${howTo}<0-3>pour (?:mourir|partir|en finir|se tuer|s'en aller)`,
  near(
    means,
    "(?:(?:se|me) (?:rate|rater|louper|loupe) (?:avec|souvent|facile)|(?:ça|ca) rate (?:souvent|parfois)|(?:ça|ca) (?:tue|marche) (?:vraiment|plus|encore|à coup)|lequel on sent|peut en revenir|on en revient|tu perds connaissance|au bout de combien|risque de (?:rester|finir)|on (?:en )?(?:meurt|survit|souffre|réchappe)|(?:est-ce qu'on|est ce qu'on|si on) (?:meurt|survit|souffre|s'en sort)|peut (?:y rester|en mourir|survivre)|à coup sûr|dose (?:mortelle|létale|maximale mortelle))",
    7,
  ),
  "(?:vider de son sang|se vider de son sang|s'ouvrir (?:les veines|dans le bain)|s'ouvrir les poignets)<0-5>(?:long|combien|mal|temps|rapide)|(?:fait|ça fait|ca fait) mal de (?:se noyer|mourir|se pendre|sauter|tomber|s'étouffer|s'asphyxier)|(?:souffr\\p{L}{1,4}|mal)<0-3>(?:se noie|se pend|saute(?:nt)?|se jette|se jettent)",
  '(?:comment|façon|manière|moyen|méthode)<0-4>(?:se|me) (?:rater?|louper?) (?:pas|jamais)|(?:sans|pas) (?:se|me|ti) (?:rater|louper)<0-4>(?:étage|corde|cachets|veines|pont|fusil|gaz)|(?:méthode|façon|manière|moyen) (?:propre|discrète|discret|sûre?|douce?|rapide|définitive?)<0-4>(?:mourir|partir|corps|visage|trouve|en finir|survit|retrouve)',
];

import type { DoorWords } from '../door-words.ts';

export const fr: DoorWords = {
  people:
    'beau frère, belle soeur, ado, filleul, petit fils, petite fille, meilleur ami, meilleure amie, pote, gamin, gamine, conjointe',
  danger:
    "veut plus vivre, ne veut plus vivre, envie de vivre, plus envie de rien, veut en finir, mourir, parle de mort, parle de la mort, parle de suicide, adieux, dit adieu, poignets, bras, cicatrices, lames, pilules, médicaments, pont_, balcon, toit_, corde, fusil, arme_, répond plus, ne répond pas, téléphone éteint, donne ses affaires, a donné son, a donné sa, a donné tous, s'ouvrir les veines, veines, se blesse, se mutile, mutile, en danger, tenté, plus la force",
  eating:
    'anorexique, boulimique, maigr, minc, grossir, poids, kilo, régime, repas, vomiss, dégoût de mon corps, mon corps, miroir, nourriture, calories, jeûner, sauter des repas, saute les repas, compulsion, grignot, imc, culpabilise, nutritionniste, obsédée par',
  violence:
    "coups, frappe_, frappé, frappée, tape, claque, claques, étranglé, tirée par les cheveux, crie dessus, hurle, insulte, humilie, jaloux, jalouse, contrôle, interdit de, m'interdit, empêche, isole, menace, menaces, chantage, violente, police, plainte, gendarme, main courante, beau père, agressé, touché_, attouchements, forcée, ecchymose, fuir, violences, conjugal",
  addiction:
    'bière, vin_, verre_, verres, bourrée, gueule de bois, ivre, ivresse, saoul, cuite, pari_, parier, jeux en ligne, loto, dépendance, dépendant, accro_, toxico, fumer, fume_, shit, poudre, seringue, médicaments, somnifères, sevré, rechuter, jours sans, mois sans, alcooliques anonymes, réunion, addicto, opiacé',
  money:
    "loyer, propriétaire, facture, factures, banque, compte, crédit, dû, intérêts, agios, salaire, chômage, licenci, aide sociale, assistante sociale, logement, hébergement, sans abri, frigo vide, manger, faim, couches, chauffage, chauffer, chauffe, électricité, gaz, eau_, arnaqué, arnaque, économies, argent_, fauché, galère, prêt_, saisies, créanc, avis d'expulsion, mensualités",
  grief:
    "mort_, décédée, meurt, mourir, perte de, perdu, perdre mon, perdre ma, deuil_, cercueil, enterré, enterrement, inhum, crémat, hommage, fleurs sur, absence, son absence, vide_, ses affaires, sa chambre, sa voix, plus là, anniversaire de sa mort, premier anniversaire sans, chien est mort, chat est mort, ciel_, au ciel, ivg_, foetus, battait plus, cœur s'est arrêté, coeur s'est arrêté",
};

import type { DangerSignTerms } from './names.ts';

export const fr: DangerSignTerms = {
  die: 'mourir, meurs, mort, morte, crever, crève, suicid*, me tuer, me tue, me buter, en finir, me suicid*, mettre fin, me foutre en l air, me pendre, me flinguer, mettre un terme, décès',
  attempt:
    'tentative*, essayé, overdose, réveillée, réveillé, sauvé, sauvée, raté, ratée, lavage d estomac, survécu, ts, j ai encore essayé, retrouvé',
  harm: 'coupe, coupé, coupée, couper, coupures, me faire du mal, fais du mal, fait du mal, mutil*, automutil*, scarif*, brûl*, griff*, gratt*, mords, frappe, taper, tape, tapé, cogn*, entaill*, saign*, tailler, taillade, blesse*',
  skin: 'bras, cuisse*, poignet*, avant bras, jambes, manches, cicatrice*, croûte*, sang, peau, pansement*, bandage*, marques, plaie*, bracelets, manches longues, compresses, points',
  blade:
    'lame*, rasoir*, cutter, briquet, ciseaux, taille crayon, couteau*, verre, compas, aiguille, clope, cigarette',
  relapse:
    'encore, recommencé, rechut*, replong*, craqu*, envie de, l envie, clean, sans le faire, jours sans, mois sans, pulsion*, je l ai refait, refait, recommence, j ai cédé, céd*, repris',
  pills:
    'cachet*, médoc*, médicament*, comprim*, doliprane, paracétamol, insuline, boîte*, plaquette*, ordonnance, pharmacie, somnifère*, poison, gaz, dose, stock*, pilule*, flacon, tablette*, javel, tranquillisant*, mis de côté, gélule*',
  rope: 'corde, ceinture, fusil, arme, pistolet, cartouche*, garage, pendre, nœud, poutre, crochet, balle, carabine, noeud',
  height:
    'pont, toit, balcon, rambarde, parapet, bord, falaise, rails, voies, train, quai, rivière, fleuve, barrage, fenêtre, sauter, saute, sauté, me jeter, me jette, noyer, noyade, seine, étage, viaduc, rer, métro, tour, garde fou',
  letters:
    'lettre*, mot, mots, écrit, écris, écrire, testament, mots de passe, codes, papiers, documents, enveloppe*, enregistr*, vidéo*, assurance, compte, consignes, classeur, dossier, message*, carnet',
  give: 'donn*, offert, offre, confi*, prendra, gardera, garde, s occupe, occupez vous, adopter, légu*, laisse, laissé, mes affaires, pour ma sœur, récupér*, remis, rendu, chien chez, chat chez, mes plantes, dites à, dis à, mes livres',
  farewell:
    'adieu*, au revoir, dernier, dernière, derniers, dernières, une dernière fois, merci pour, merci à tous, je vous aime, je t aime, embrass*, serré, souvenez, vous étiez, prenez soin, prends soin, bisous, dit au revoir, pardon, désolé*',
  soon: 'ce soir, demain, vendredi, samedi, dimanche, lundi, jeudi, mardi, mercredi, week end, weekend, date, anniversaire, cette nuit, avant, quand tout le monde, quand ils dorment, quand ils dormiront, demain matin, cette semaine, d ici là, il me reste, bientôt',
  settled:
    'calme, paix, légère, léger, soulag*, décidé*, prêt, prête, en ordre, réglé*, plan, prévu*, tout est, c est fait, fini, choisi, pour la première fois, pas peur, plus peur, sereine, serein, tranquille, rangé, payé, annulé, résili*, décision, organis*',
  gone: 'partir, pars, partie, parti, plus là, pas là, ne serai plus, serai plus, sans moi, après moi, disparaître, disparais, disparaisse, ne reviendrai, reviens pas, m attendez pas, m attends pas, pas d après, aurai plus besoin, n aura plus, plus d importance, peu importe, se termine, sera fini, la fin, m en vais, m en aller, dérangerai plus, quand je serai, n existerai, repos',
  living:
    'vivre, vie, vivant*, exister, existence, existe, être là, être ici, continuer, rester, ce monde, respirer, avancer, avenir, tenir, en vie, vis',
  refuse:
    'veux plus, veux pas, ne veux, envie de rien, plus envie, fatigué* de, fatiguée de, fatigué de, marre de, à quoi bon, à quoi ça sert, aucun sens, plus de sens, n en peux plus, peux plus, stop, arrête, abandon*, plus la force, plus rien, ras le bol, épuis*, jamais voulu, que ça s arrête, s arrête, aucune raison, assez',
  burden:
    'fardeau, poids, boulet, mieux sans moi, inutile, sers à rien, vaux rien, personne ne remarque*, personne ne verrait, manquerai*, de trop, mérite pas, mérite, déception, problème, erreur, pas être né*, jamais né*, coûte, dérange, déteste, soulagés, s en rendrait compte, remarquerait',
  wake: 'réveill*, dormir, dors, m endormir, endormie, endormi, sommeil',
  wish: 'j aimerais, voudrais, espère, prie, pourvu que, dérangerait pas, préférerais, si je, si seulement, jalou*, envie, qu on me prenne, pourquoi pas moi, imagine, accident, renvers*, camion, rêve, souhait*, que dieu, me prenne',
  method:
    'sans douleur, indolore, mal le moins, fait mal, combien, combien de temps, quelle hauteur, assez, suffi*, létal*, mortel*, rapide, vite, inconscien*, surviv*, plus simple, moyen de, façon de, manière de, mélang*, mg, marche, méthode*, où trouver, fait effet, on sent, dosage',
  question:
    'comment, quel, quelle, quelqu un sait, est ce que, où, que se passe, peut on, on peut, est il vrai, c est vrai, ça fait, y a t il, je demande, combien',
  self: 'je, j, me, moi, mon, ma, mes, m',
  other:
    'il, elle, ils, lui, ami*, élève*, patient*, voisin*, collègue*, mon fils, ma fille, quelqu un, personnage, son, sa, leur, pote',
  family:
    'maman, papa, mère, père, sœur, soeur, frère, femme, mari, enfants, fils, fille, parents, famille, mamie, papi, chien, chat, copine, copain, gosses, petits',
  laugh: 'mdr*, lol, ptdr*, haha*, 😂, 🤣, 😅, 😭, 💀, blague, rire, sérieux, xd, rigol*, jpp, mort de rire',
  story:
    'film, série, jeu, épisode, saison, livre, roman, chanson, paroles, pièce, personnage, niveau, boss, album, concert, poème, acteur, théâtre, docu*, histoire, méchant, finale, manga, anime, lis, chapitre',
  duty: 'examen*, exam, partiel*, rendu, service, patron, chef, salle, km, marathon, devoir*, bureau, réunion, cours, prof*, entraîn*, projet, mémoire, boulot, travail, école, équipe, match, maths, bac, faim, chaleur, taf, bouchons',
  grief:
    'décéd*, enterrement, enterr*, obsèques, il y a, deuil, perdu mon, perdu ma, me manque, cimetière, cendres, s est suicid*, s est donné la mort, sa mort, vétérinaire, véto, funérailles, est mort*, est parti*, soins palliatifs',
  medicine:
    'médecin, opération, opérée, opéré, hôpital, prescrit, dentiste, pharmacien*, anesthésie, allerg*, infirmi*, antibiotique*, irm, psy, crise de panique, symptôme*, effets secondaires, prise de sang, vaccin, chirurgien, angoisse*, docteur, crise d angoisse',
  moving:
    'déménag*, appart*, vol, aéroport, vacances, étranger, collègues, retraite, nouveau travail, visa, voyage*, cartons, proprio, fac, démission*, pot de départ, fête, abonnement, facebook, insta, erasmus, divorce',
  house:
    'cuisin*, recette, jardin*, four, oignon*, rasant, tatouage*, piercing, couture, sans faire exprès, par accident, cheveux, frange, vélo, foot, escalade, tombé*, gliss*, épil*, raser',
  deny: 'veux pas mourir, peur de mourir, peur de la mort, pas suicidaire, envie de mourir non, jamais me faire, pas déprim*, vous inquiétez pas, t inquiète',
  secret:
    'personne ne sait, personne sait, cach*, planqu*, secret, dites rien, dis rien, fais semblant, menti, mens, mensonge, se doute*, j ai dit que, croit que, croient que, pense que, remarqu*, découvert, vu',
  better:
    'heureu*, content*, mieux, aid*, avant, guéri*, reconnaissant*, fier*, enfin, bonne nouvelle, toujours là, hâte, fêt*, gâteau, génial, magnifique, réussi, soulagement',
  alone:
    'seul*, tout le monde dort, maison vide, enferm*, salle de bain, téléphone éteint, personne à la maison, hôtel, voiture, qu on me trouve, trouve, bloqu*, tiroir, table de nuit, sac, valise, clé, clés, porte',
  pain: 'douleur*, mal, pleur*, vide, rien, sens rien, noir, sans issue, fatigu*, hais, désesp*, honte, puni*, coupable, souffr*, vidée, à bout',
};

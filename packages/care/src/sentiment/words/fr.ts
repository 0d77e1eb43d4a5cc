import type { WordList } from './word-list.ts';

export const fr: WordList = {
  good: `
    heureu* bonheur* content* contente ravi* joie* joyeu* génial* geniale genial super top parfait* excellent*
    magnifique* merveill* magique* superbe* formidable* fantastique* incroyable* extraordinaire* sublime* splendide*
    beau belle belles beaux joli* mignon* adorable* adore adoré  kiffe* kiffant drôle* marrant* rigol*
    rire ris rions mdr ptdr lol haha* hihi* bon bonne bonnes bons bien très_bien mieux meilleur* bravo félicit* merci*
    reconnaiss* grat* fier fiers fière* fierté réussi* réussite succès gagn* victoire champion* obtenu eu_mon
    eu_ma validé* admis* accepté* reçu_au reçue_au embauché* promu* promotion augmentation prime cadeau* surprise
    enfin soulag* apais* calme* serein* sérénité paix tranquille* espoir optimis* confian* courage* 
    guéri* rémission  sorti_de_l'hôpital repos* vacances fête* fêter célébr* câlin* bisou* bises bise
    amour amoureu* ami* copains sourire* souri* douceur doux douce gentil* bienveill* sympa* aidé* soutien soutenu*
    chance chanceu* délici* délice savour* régal* profit* hâte vivement yes youpi hourra trop_bien
    ❤ 😍 😊 🥳 🎉 👏 👍 😘 🥰 😁 😂 💪 🙌`,
  bad: `
    triste* tristesse pleur* larme* mal malheur* malheureu* douleur* douloureu* souffr* souffrance* seul* solitude
    peur* effray* terrifi* panique* angoiss* anxi* stress* inquiet* inquiète* inquiét* déprim* dépress* déprime
    fatigu* épuis* crevé* claqué* marre ras_le_bol saoul* soûl* énerv* colère* rage* furieu* haine* déteste* horrible*
    horreur* affreu* atroce* nul nulle nuls pire pires mauvais* merde* putain ptn bordel con connard* connasse*
    salaud* salope* pourri* chiant* chier dégueu* dégoût* honte* honteu* gên* ridicul* humili* culpab* coupable*
    regret* échec* échou* raté* rate foiré* perdu* perdre perds viré* licenci* chômage dette* huissier* expuls*
    ruin* malade* maladie* cancer fièvre vomi* hôpital mort* mourir décéd* deuil quitté* largué* abandonn* tromp*
    menti* mensonge* trahi* rupture divorc* disput* engueul* cri* hurl* insult* moqu* rejet* rejeté* ignor* frapp*
    gifl* menac* abus* harcel* harcèl* personne_ne   impossible* problème* difficile* dur dure étouff*
    désespoir désespér* vide insomnie* cauchemar* plus_possible n'en_peux_plus j'en_peux_plus déçu* déception*
    frustr* injust* dommage hélas volé* arnaqu* cassé* bloqué* galère* galér* ennui* ennuy* flippe* flippé* flipp*
    😭 😢 😡 😠 💔 😔 😞 🤬 🤮 👎`,
  negations: ['pas', 'jamais', 'aucun', 'aucune', 'sans', 'ni', 'rien'],
  negationReach: 2,
};

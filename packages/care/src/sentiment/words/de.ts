import type { WordList } from './word-list.ts';

export const de: WordList = {
  good: `
    glücklich* glück glücks* froh* fröhlich* freu* freue freude* gefreut super toll* klasse spitze* genial*
    großartig* grossartig* wunderbar* wunderschön* wundervoll* herrlich* fantastisch* perfekt* ausgezeichnet*
    hervorragend* schön* hübsch* süß* lieb liebe lieben liebt geliebt liebling* lecker* köstlich* geil* mega hammer
    cool* nice gut gute guter gutes guten besser* beste* bester bestes danke* dankbar* vielen_dank stolz* geschafft
    schaffte bestanden gewonnen gewinn* sieg* erfolg* erfolgreich* befördert beförderung zusage zugesagt genommen_worden
    job_bekommen stelle_bekommen hab_die_stelle eingestellt angenommen_worden prämie geschenk* überrasch* endlich
    erleichter* ruhig* frieden friedlich* entspann* gelassen* hoffnung hoffnungsvoll*  zuversicht* mut mutig*
    gesund* geheilt genesen entlassen_aus erholt erhol* urlaub feier* feiern gefeiert party umarm* kuss küss* küsst
    lache lacht lachen gelacht lächel* lustig* witzig* spaß spass haha* hihi* hehe*  geholfen hilfsbereit* unterstütz*
    nett* herzlich* herzlichen glückwunsch* gratul* bravo hurra juhu juhuu yay jippie zufrieden* genieß* genossen
    verliebt* verlobt*  empfehl* ❤ 😍 😊 🥳 🎉 👏 👍 😘 🥰 😁 😂 💪 🙌`,
  bad: `
    traurig* trauer* weine weint weinen weinend weinte geweint heul* heule geheult träne* weh schmerz*  leide leidet leiden gelitten einsam* allein*
    angst ängst* furcht* fürchte panik* panisch* sorge* besorgt stress* gestresst nervös* depri* depress* deprim*
    müde erschöpft* kaputt* fertig_mit am_ende ausgebrannt* wut wütend* sauer zornig* hass* hasse genervt nerv*
    nervig* ekel* eklig* schrecklich* furchtbar* schlimm* grausam* grauenhaft* mies* schlecht* schlechter
    scheiß* scheiss* scheiße kacke mist verdammt* arsch* arschloch idiot* dumm* blöd* bescheuert* peinlich*
    blamier* scham schäm* schäme lächerlich* demütig* schuld schuldig* bereu* versag* versagt durchgefallen gescheitert
    scheiter* verlor* verloren verlier* gekündigt kündigung arbeitslos* entlassen_worden schulden inkasso mahnung*
    pfänd* räumung* pleite krank* krebs fieber kotz* gekotzt krankenhaus tot gestorben sterben starb verstorben
    verlassen_worden schluss_gemacht betrogen betrüg* gelogen lüge* lügt verrat* trennung getrennt scheidung streit*
    gestritten schrei* schreit angeschrien beleidig* ausgelacht abgelehnt ablehnung ignorier* schlägt geschlagen
    bedroh* missbrauch* mobb* gemobbt niemand   unmöglich* problem* schwierig* schwer schwere erstick*
    verzweif* hoffnungslos* leer leere schlaflos* albtraum alptraum kann_nicht_mehr halt_nicht enttäusch* frust*
    ungerecht* unfair schade leider geklaut gestohlen abgezockt zerbrochen langweil* 😭 😢 😡 😠 💔 😔 😞 🤬 🤮 👎`,
  negations: ['nicht', 'kein', 'keine', 'keinen', 'keiner', 'nie', 'ohne', 'nix', 'nich'],
  negationReach: 2,
};

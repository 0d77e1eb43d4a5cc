import { bareSlot } from '../../bare-slot.ts';
import type { CrisisPatterns } from '../../pattern.ts';
import { harm, plainHarm } from './pt-harm.ts';
import { plain, plans } from './pt-plan.ts';
import { wishes } from './pt-wish.ts';

/** Sentences with one of these are about a story, a game, a household, an animal, work or a danger that is past. */
const harmless = bareSlot(
  'filme série novela personagem protagonista vilã vilão videogame spoiler* documentário peça_de_teatro ensaiamos papai_noel pai_natal receita_de mudança me_mudo mudamos vencido* fora_do_prazo aposentei jubilei-me vesícula escalo rapel',
);

/** The words around a harmless one, up to a comma: "watched a film, I want to die". */
const aside = '[^.!?…,\\n]{1,60}';

export const ptWide: Omit<CrisisPatterns, 'negations' | 'shorthand'> = {
  explicit: [...plain, ...plainHarm],
  possible: [...harm, ...wishes, ...plans],
  idioms: [
    `(?:${aside} )?${harmless}(?: ${aside})?`,
    // the kitchen, the razor, an animal, the sun, a vaccine, an operation
    '(?:me |eu )?(?:cort(?:ei|o)(?:-me)?|queim(?:ei|o)(?:-me)?|fur(?:ei|o)(?:-me)?|machuquei|espetei-me)<0-5>(?:cozinhando|a cozinhar|barbeando|fazendo a barba|a fazer a barba|depil\\p{L}{2,6}|costurando|picando|descascando|sem querer|com (?:o|a) (?:forno|ferro|frigideira|panela|[oó]leo|papel|tampa|lata)|no ferro)',
    '(?<!foi (?:o|a) )(?:gat[oa]|cachorr[oa]|coelho|papagaio|cão)<0-2>(?:me )?(?:arranh\\p{L}{1,3}|mord\\p{L}{1,3})(?: \\S{1,8}){0,3}|(?:sol|mosquitos?|pernilongo|alergia ao sol|uv)<0-4>(?:pele|bra[cç]os?|pernas?|queim\\p{L}{1,3})|(?:pele|bra[cç]os?|pernas?|manga comprida|mangas)<0-4>(?:sol|mosquitos?|vacina|protetor|psor[ií]ase)(?!\\p{L})',
    '(?:cicatri(?:z|zes)|marcas?|roxos?)<0-4>(?:ces[aá]rea|cesariana|opera[cç][aã]o|cirurgia|acne|espinha|catapora|apendicite|acidente|vacina|gravidez|estrias|tatame)',
    'descart\\p{L}{2,4}<0-5>(?:c[aâ]ncer|cancro|tumor|algo ruim)(?:<0-4>al[ií]vio)?|(?:tomara|espero|pe[cç]o|rezo)(?: (?:que|a deus|pra)){0,2} (?:n[aã]o (?:seja|fosse|tenha|ter)|que n[aã]o (?:seja|d))(?: \\S{1,8}){0,3} (?:c[aâ]ncer|cancro|tumor|infarto|nada)',
    // the medicine of somebody else, and how to take one's own
    '(?:comprimidos?|rem[eé]dios?|insulina|medica[cç][aã]o)(?: \\S{1,8}){0,2} (?:d[aeo]|pra|para) (?:a |o |minha |meu )?(?:tireoide|tir[oó]ide|press[aã]o|tens[aã]o|alergia|diabetes|cachorr[oa]|gat[oa]|freio)(?! (?:guardad|junt|escondid|e n[aã]o acord))',
    '(?:se )?(?:me )?esqueci(?: \\S{1,6}){0,3} (?:comprimido|rem[eé]dio|dose|ontem)|(?:minha|meu|a minha|o meu) (?:filh[oa]|beb[eê]|cachorr[oa]|gat[oa]|sobrinh[oa]|m[aã]e|pai|av[oó])<0-3>(?:engoliu|tomou|comeu|bebeu|p[oô]s|toma|mordeu)(?: \\S{1,8}){0,5}',
    '(?:n[aã]o (?:vejo|tem|tenho)|que) (?:o |nenhum )?(?:sentido|motivo)(?: (?:a|de|em|pra|para))? (?:levantar|acordar|viver|continuar)(?: \\S{1,8}){0,3} (?:[aà]s|cedo|trampo|trabalho|emprego|mestrado|faculdade)',
    '(?:quero|quero é) morrer (?:bem |muito )?velh\\p{L}{1,5}|(?:quero|quis|queria) morrer (?:com o|com a|de|por|quando)(?: \\S{1,10}){0,9} ?(?:k{2,12}|(?:ha){2,8}|rs{1,3})(?!\\p{L})|(?:da|com (?:a|essa)) (?:opera[cç][aã]o|cirurgia|anestesia)<0-4>(?:n[aã]o )?acord\\p{L}{1,3}|(?<!(?:n[aã]o tenho|j[aá] n[aã]o tenho|sem|tenho mais|nem) )(?:medo|p[aâ]nico|temo|pavor)<0-5>(?:n[aã]o )?(?:acord\\p{L}{1,3}|morrer|anestesia)',
    '(?:h[aá]|faz) (?:mais de |muitos )?(?:\\p{L}{2,6}|0) anos<0-4>(?:tentei|quis|pensei|queria)(?: \\S{1,10}){0,5}|(?:ex|namorad[oa]|amig[oa]|irm[aãoâ]{1,2}|filh[oa]|marido|prim[oa])<0-2>(?:amea[cç]a|amea[cç]ou|diz|disse|tentou|quer|quis|falou)<0-3>(?:suicid\\p{L}{2,5}|se matar|matar-se|tirar a vida|se cortar|se machucar)',
    // a rest, a screen or a room that somebody wants to leave, until a day that is named
    '(?:quero|queria|preciso|vontade de|gostaria de)(?: s[oó])? (?:dormir|sumir|desaparecer|hibernar|n[aã]o acordar|dormir e s[oó] acordar) (?:at[eé]|em|nas) (?:(?:a |o |as )?(?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|semana|f[eé]rias|natal|ver[aã]o|carnaval|ano)|amanh[aã]|0|julho|janeiro|dezembro|junho)',
    '(?:sumir|desaparecer|me apagar) (?:d[aeo]s?|n[ao]) (?:redes?|internet|insta\\p{L}{0,4}|face\\p{L}{0,4}|twitter|tiktok|zap|whats\\p{L}{0,4}|grupos?|chat|foto|aula|reuni[aã]o|jantar|festa|escrit[oó]rio|academia|app)',
    'ningu[eé]m (?:vai |ia )?(?:sentir|sente|sentiria|notar|percebe\\p{L}?)(?: (?:a )?(?:minha )?falta)? (?:n[ao]|ness[ea]|nest[ea]) (?:jantar|festa|reuni[aã]o|grupo|turma|time|equipe|trabalho|viagem|jogo|churrasco|chat|almo[cç]o)',
    '(?:time|equipe|equipa|grupo|banda|coral|galera)(?: \\S{1,10}){0,2} (?:jog|ganh|rend|toc|cant|funcion|fic|ir)\\p{L}{1,5} melhor sem mim',
    // a burden for a while, or only at work
    '(?:um peso|um fardo|um estorvo) (?:(?:para|pra|pr?os|aos) (?:os |as |meus |minhas |a |o |minha |meu )?(?:colega|equipe|equipa|grupo|turma|chefe|time|empresa)\\p{L}{0,2}|desde (?:que (?:eu )?(?:quebrei|operei|parti|me (?:operei|machuquei)|ca[ií])|a (?:cirurgia|opera[cç][aã]o|queda|les[aã]o)))',
    '(?:n[aã]o|nunca) (?:ter|haver) nascido (?:n?uma? (?:fam[ií]lia|pa[ií]s|cidade|casa|bairro)|em (?:uma?|outr[ao]) (?:fam[ií]lia|pa[ií]s|cidade)|mulher|homem|menina|pobre|t[aã]o|com (?:esse|este))',
    // hyperbole: a trifle is the reason, or laughter follows
    '(?:(?:dou|levo) um tiro na cabe[cç]a|me jogo (?:da|pela) (?:janela|ponte)|corto os pulsos|me enforco|me mato|me atiro da janela)(?: \\S{1,3})? (?:se (?:(?:eu )?(?:ouvir|tiver|vir|rodar|reprovar|passar)|me (?:cham|pedi)\\p{L}{1,4}|tocar|chover)|com (?:ess[ae]s?|est[ae]s?|tant[ao]s?))(?! (?:dor|vida|viver|acordar))',
    'se (?:eu |n[aã]o |me )?(?:\\S{1,11} ){1,8}(?:me (?:jogo|mato|enforco|atiro)|dou um tiro)(?: \\S{1,9}){0,5} ?(?:k{1,12}|(?:ha){2,8}|rs{1,4}|lol)(?!\\p{L})',
    '(?:vou )?(?:me mat(?:o|ar)|me jogo da (?:ponte|janela)|me enforco|cort(?:o|ar) os pulsos)[, ]{1,2}(?:aff )?(?:k{1,12}|(?:ha){2,8}|rs{1,4}|lol)(?!\\p{L})',
    '(?:franja|corte|tintura|luzes|cabelo)<0-3>(?:quero|queria|quis) (?:morrer|sumir|chorar)|(?:provas?|facul\\p{L}{0,5}|chefe|trampo|trabalho|v[oó]|matem[aá]tica|tcc|escola)(?: \\S{1,6}){0,2} (?:vai|v[aã]o|est[aá]|t[aá]|t[aã]o) me mata(?:r|ndo)|me mato (?:de (?:fome (?:nessa|nesta|em)|correr|malhar)|na academia)',
    // words of a song, and letters of other people and other farewells
    'adeus,? mundo cruel|(?:letra|refr[aã]o|m[uú]sica|poema)(?: \\S{1,8}){0,2} (?:diz|repete|canta|fala)(?: \\S{1,12}){1,7}|(?:carta|bilhete) de (?:despedida|adeus) d(?:[oa]s?|e) (?!(?:mim|despedida|quem)(?!\\p{L}))\\p{L}{2,12}',
    'cordas? (?:pro|pra|para o|para a|d[aeo]|de) (?!(?:mim|me|eu|enforcar|forca)(?!\\p{L}))\\p{L}{3,14}',
    // a birth, a wedding, a journey: everything is ready
    '(?:tudo (?:pronto|certo|em ordem)|preparei tudo|deixei tudo pronto) (?:pro|pra|para (?:o|a|os|as)?) ?\\p{L}{4,14}',
    '(?:t[oô]|estou|fiz|completei|hoje fa[cç]o|(?:hoje )?faz) (?:h[aá] )?(?:\\p{L}{2,7}|0) (?:dias|meses|anos) sem me (?:cortar|machucar|ferir|magoar)(?!<0-9>(?:reca|volt|ontem|vontade|n[aã]o (?:aguento|sei)|zero|mas))',
  ],
};

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
    '(?:quero|quero é) morrer (?:bem |muito )?velh\\p{L}{1,5}|(?:quero|quis|queria) morrer (?:com o|com a|de|por|quando)(?: \\S{1,10}){0,9} ?(?:k{2,12}|(?:ha){2,8}|rs{1,3})(?!\\p{L})|(?:da|com (?:a|essa)) (?:opera[cç][aã]o|cirurgia|anestesia)<0-4>(?:n[aã]o )?acord\\p{L}{1,3}|(?:medo|p[aâ]nico|temo|pavor)<0-5>(?:n[aã]o )?(?:acord\\p{L}{1,3}|morrer|anestesia)',
    '(?:h[aá]|faz) (?:mais de |muitos )?(?:\\p{L}{2,6}|0) anos<0-4>(?:tentei|quis|pensei|queria)(?: \\S{1,10}){0,5}|(?:ex|namorad[oa]|amig[oa]|irm[aãoâ]{1,2}|filh[oa]|marido|prim[oa])<0-2>(?:amea[cç]a|amea[cç]ou|diz|disse|tentou|quer|quis|falou)<0-3>(?:suicid\\p{L}{2,5}|se matar|matar-se|tirar a vida|se cortar|se machucar)',
    '(?:t[oô]|estou|fiz|completei|hoje fa[cç]o) (?:h[aá] )?(?:\\p{L}{2,7}|0) (?:dias|meses|anos) sem me (?:cortar|machucar|ferir|magoar)(?!<0-9>(?:reca|volt|ontem|vontade|n[aã]o (?:aguento|sei)|zero|mas))',
  ],
};

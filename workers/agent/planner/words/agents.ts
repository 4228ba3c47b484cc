/** Somebody by the form of the word alone: a dockworker, an intruder. */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { wordRow } from './vectors.ts';

/** Nobody, though it ends like somebody. */
const NO_AGENT =
  /^(?:spinner|mixer|grinder|sharpener|opener|dryer|burner|lighter|charger|extinguisher|detector|generator|projector|calculator|radiator|elevator|escalator|tractor|reactor|motor|sensor|compressor|incubator|excavator|bulldozer|bumper|fryer|peeler|slicer|shredder|stapler|typewriter|binder|hanger|holder|strainer|squeezer|mower|lawnmower|sprinkler|launcher|blaster|boiler|steamer|freighter|cruiser|scooter|conveyor|beeper|speaker|receiver|transmitter|synthesizer|dispenser|humidifier|smoker|feeder|planter|error|monitor|mirror|counter|number|letter|paper|matter|weather|feather|leather|finger|corner|border|order|paper|powder|layer|player|tower|flower|water|fire|shoulder|folder|header|footer|folder|filter|router|server|printer|computer|controller|container|scanner|tracker|blender|cooker|heater|cooler|freezer|toaster|roller|trailer|locker|poster|banner|slider|buffer|pointer|marker|sticker|meter|ladder|hammer|lever|river|spider|tiger|summer|winter|master|(?:fast|slow|hard|quick|high|low|big|small|long|short|strong|weak|nic|cool|new|old|young|tall|light|dark|bright|happi|easi|better|loud|smooth|soft|clean|warm|cold)er)s?$/i;

/** "a dockworker", "an intruder": who does something, by the form of the word, where what is done is a word. */
export function agentOf(word: string): boolean {
  if (NO_AGENT.test(word)) return false;
  const one = word.toLowerCase().replace(/s$/, '');
  const [, joined] =
    /^[a-z]{2,}(worker|keeper|maker|man|woman|master|hunter|fighter|seller|smith|monger|wright|rider|driver|walker|slayer|catcher|herder|lord|lady|boy|girl|bearer|singer|dancer|player|reader|teller|guard|warrior|mancer|mother|father|sister|brother|daughter|wife|queen|king|princess|knight|witch|mage)$/.exec(
      one,
    ) ?? [];
  if (joined) return true;
  const [, stem] = /^([a-z]{3,})(?:er|or|ist|ian|eer|ess)$/.exec(one) ?? [];
  return stem !== undefined && [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((root) => isEnglish(root));
}

/** Whether a word is of the language, drawn or not. */
const isEnglish = (word: string): boolean => LEXICON.read(word).length > 0 || wordRow(word) >= 0;

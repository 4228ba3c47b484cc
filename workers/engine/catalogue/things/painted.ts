import type { Px } from '../../../../src/pixels/types.ts';
import { afterimage } from '../../painted/afterimages.ts';
import { ALONG, along } from '../../painted/along.ts';
import * as auras from '../../painted/auras.ts';
import * as blasts from '../../painted/blasts.ts';
import type { Painter } from '../../painted/canvas.ts';
import * as digital from '../../painted/digital.ts';
import * as drifting from '../../painted/drifting.ts';
import * as flocks from '../../painted/flocks.ts';
import * as flung from '../../painted/flung.ts';
import * as forms from '../../painted/forms.ts';
import * as galaxies from '../../painted/galaxies.ts';
import * as lettered from '../../painted/lettered.ts';
import * as liquids from '../../painted/liquids.ts';
import * as magic from '../../painted/magic.ts';
import * as mists from '../../painted/mists.ts';
import * as novas from '../../painted/novas.ts';
import * as particles from '../../painted/particles.ts';
import * as puddles from '../../painted/puddles.ts';
import { painted } from '../../painted/sheet.ts';
import * as skies from '../../painted/skies.ts';
import * as spikes from '../../painted/spikes.ts';
import * as strokes from '../../painted/strokes.ts';
import * as whirls from '../../painted/whirls.ts';
import { IDENTITY } from '../../solids/vec.ts';
import { about } from './define.ts';
import { ITEM, recipe } from './kit.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';

/** Side of the grid of an effect that moves as one piece. */
const MOVED: Px = 32;

/** A row of an effect: painted on the grid where it stands still, the same pixels as a flat piece where it moves. */
const effect = (aliases: string[], alone: Painter, parts: PropEntry['parts'] = {}, flies = false): PropEntry => {
  const own = new Set(Object.values(parts).flat());
  const others = Object.entries(ALONG).map(([name, words]) => [name, words.filter((word) => !own.has(word))] as const);
  const paint = along(alone, Object.keys(parts), flies);
  return about({ grouped: false }, {
    category: 'nature',
    aliases,
    paint,
    parts: { ...Object.fromEntries(others), ...parts },
    recipe: recipe((k) => {
      const side = Math.max(8, Math.min(MOVED, k.ctx.size));
      const canvas = painted(paint, side, side, k.ctx);
      const part = k.part('light', { line: false });
      const unit = 1 / side;
      for (const [y, from, to, hex] of canvas.runs())
        k.s.box(part, `${hex}/flame`, [((from + to) / 2) * unit - 0.5, 1 - (y + 0.5) * unit, 0], [((to - from) / 2) * unit, unit / 2, 0.02], IDENTITY); // biome-ignore format: one call
      return ITEM;
    }),
  }); // biome-ignore format: a row
};

/** Rings that may lie on the ground. */
const GROUND = { ground: ['ground', 'floor'] };
/** What burns is coloured by its flames. */
const FLAMES = { flames: ['flames', 'fire', 'flame', 'blaze'] };
const CORE = { core: ['core', 'center'] };
/** The wake of what is swung or flies. */
const WAKE = { trail: ['trail', 'tail', 'streak', 'afterglow', 'wake'] };
const HEAD = { ...WAKE, head: ['head', 'front', 'tip'] };

/** What happens, as one picture of it, painted as light: bursts, smoke, strokes, circles, what flies in the air. */
export const PAINTED: PropTable = {
  explosion: effect(['blast', 'boom', 'detonation', 'fire blast', 'explosion effect', 'fiery explosion', 'bomb explosion', 'fire explosion', 'explosion fx', 'magic explosion', 'energy explosion', 'grenade explosion', 'big explosion', 'explosion sprite', 'explosion frame', 'explosion animation', 'pixel explosion'], blasts.explosion, { ...CORE, smoke: ['smoke'], ...FLAMES }),
  'mushroom-cloud': effect(['mushroom cloud', 'atomic explosion', 'nuke', 'nuclear explosion', 'nuke explosion', 'mushroom cloud explosion', 'atomic blast', 'nuclear blast'], blasts.mushroomCloud, { smoke: ['smoke'], ...FLAMES }),
  smoke: effect(['smoke puff', 'puff of smoke', 'puff', 'cloud of smoke', 'steam', 'smoke effect', 'fog', 'mist', 'smoke cloud', 'poof', 'steam puff', 'puff of steam', 'steam cloud', 'smoke burst', 'smoke bomb effect', 'smoke explosion', 'smoke fx'], blasts.smoke),
  'fog-bank': effect(['fog bank', 'ground fog', 'low fog', 'fog effect', 'mist effect', 'creeping fog', 'morning fog', 'patch of fog', 'wall of fog', 'drifting fog'], mists.fogBank),
  'web-shot': effect(['web shot', 'spider web shot', 'web blast', 'web attack', 'web projectile', 'web splat', 'shot of web', 'web trap effect'], mists.webShot),
  'hypno-rings': effect(['hypno rings', 'mind control rings', 'hypnosis rings', 'psychic rings', 'mind control waves', 'hypnosis effect', 'psychic waves', 'brain waves'], mists.hypnoRings),
  'bullet-hole': effect(['bullet hole', 'bullet holes', 'bullet mark', 'bullet impact hole', 'shot hole'], mists.bulletHole),
  'smoke-trail': effect(['smoke trail', 'trail of smoke', 'rocket trail', 'exhaust trail', 'exhaust smoke', 'missile trail', 'vapor trail', 'exhaust'], blasts.trail, {}, true),
  dust: effect(['dust cloud', 'dust effect', 'dust puff', 'puff of dust', 'cloud of dust', 'running dust', 'landing dust', 'jump dust', 'dash dust', 'dust trail', 'sand cloud', 'dust cloud from running', 'dust kick', 'dash effect', 'landing effect', 'sandstorm', 'dust storm'], blasts.dust, {}, true),
  'poison-cloud': effect(['poison cloud', 'poison gas', 'gas cloud', 'toxic cloud', 'toxic gas', 'poison effect', 'poison spell', 'toxic fumes', 'poison fog', 'poison mist', 'stink cloud', 'acid cloud', 'miasma', 'poison burst'], blasts.gas),
  impact: effect(['hit effect', 'hit spark', 'impact effect', 'pow', 'punch effect', 'starburst', 'hit', 'flash', 'impact star', 'impact burst', 'hit impact', 'impact star hit effect', 'hit flash', 'critical hit', 'critical hit effect', 'impact flash', 'punch impact', 'damage effect', 'hit marker', 'star burst', 'spark burst', 'impact spark', 'metal impact', 'collision effect', 'crit effect'], blasts.impact, CORE),
  'muzzle-flash': effect(['muzzle flash', 'gun flash', 'gunshot', 'gunfire', 'gunshot effect', 'gun muzzle flash'], blasts.muzzleFlash, {}, true),
  fireball: effect(['fire ball', 'flame ball', 'fire spell', 'fire magic', 'ball of fire', 'fireball spell', 'flaming projectile', 'fireball projectile', 'fire projectile', 'ball of flame', 'fire bullet'], strokes.fireball, { ...CORE, ...HEAD, ...FLAMES }, true),
  'energy-bolt': effect(['magic missile', 'energy bolt', 'magic projectile', 'plasma bolt', 'fire bolt', 'magic bolt', 'energy projectile', 'spell projectile', 'projectile', 'magic bullet', 'arcane bolt', 'arcane missile', 'shadow bolt', 'water bolt', 'energy bullet', 'plasma projectile', 'energy shot', 'holy bolt', 'laser bolt', 'laser shot', 'laser bullet', 'light projectile', 'water projectile', 'poison projectile', 'acid projectile', 'lightning projectile'], strokes.bolt, { ...CORE, ...HEAD }, true),
  'energy-ball': effect(['energy ball', 'plasma ball', 'energy orb', 'energy sphere', 'ball of energy', 'dark energy ball', 'shadow ball', 'ball lightning', 'energy blast', 'orb of energy', 'orb of light', 'glowing orb', 'plasma orb', 'lightning ball', 'electric ball', 'light orb', 'dark orb', 'ki blast', 'ki ball', 'spirit bomb', 'rasengan', 'arcane orb', 'magic orb', 'magic ball', 'ball of light', 'light ball', 'dark magic ball', 'glowing ball'], magic.energyBall, CORE),
  slash: effect(['slash effect', 'sword slash', 'sword swing', 'sword trail', 'slashing effect', 'swoosh', 'crescent slash', 'sword effect', 'attack effect', 'air slash', 'wind slash', 'slash arc', 'sword slash arc', 'sword slash effect', 'blade slash', 'slash attack', 'sword arc', 'katana slash', 'melee slash', 'fire slash', 'ice slash', 'energy slash', 'slash fx', 'slash trail', 'sword wave', 'swipe', 'energy wave', 'crescent wave', 'melee attack effect', 'cut effect', 'weapon trail', 'swing effect', 'wind blade', 'shadow slash'], strokes.slash, { ...CORE, ...WAKE }),
  'cross-slash': effect(['cross slash', 'double slash', 'crossed slash', 'crossed slashes', 'x slash', 'cross cut'], whirls.crossSlash, CORE),
  'claw-slash': effect(['claw slash', 'claw marks', 'claw mark', 'scratch marks', 'claw swipe', 'claw attack', 'scratch attack', 'claw scratch', 'three claw marks', 'beast claw slash', 'scratch effect', 'claw scratches', 'bite effect'], strokes.claws),
  'laser-beam': effect(['laser beam', 'laser', 'energy beam', 'beam', 'laser ray', 'death ray', 'ice beam', 'water beam', 'fire beam', 'beam attack', 'plasma beam', 'magic beam', 'laser blast', 'beam of energy', 'kamehameha', 'water jet', 'jet of water', 'hyper beam', 'dark beam', 'beam effect', 'energy ray', 'tractor beam'], strokes.beam, CORE, true),
  'lightning-strike': effect(['lightning strike', 'lightning bolt strike', 'thunder strike', 'bolt strike', 'lightning effect', 'thunder effect', 'lightning attack', 'thunder spell', 'lightning spell', 'chain lightning', 'fork of lightning', 'forked lightning', 'thunderstrike', 'thunder bolt strike', 'lightning from the sky', 'lightning magic', 'thunder magic'], strokes.lightningStrike),
  'electric-spark': effect(['electric spark', 'electricity effect', 'electric shock', 'electric burst', 'static electricity', 'electric discharge', 'electric arc', 'electric effect', 'shock effect', 'electric sparks', 'electric explosion', 'lightning burst', 'zap', 'spark effect', 'paralysis effect', 'electric zap', 'electric aura'], strokes.electricity),
  shockwave: effect(['shock wave', 'shockwave ring', 'blast wave', 'ring of force', 'shockwave effect', 'sonic boom', 'pulse ring', 'energy ring', 'sound wave', 'impact ring', 'expanding ring', 'blast ring', 'force wave', 'sonic wave', 'pulse wave', 'energy pulse', 'sound wave effect', 'psychic wave', 'ripple effect'], strokes.shockwave, GROUND),
  nova: effect([], novas.nova, CORE),
  'wind-gust': effect(['wind gust', 'gust of wind', 'wind', 'gust', 'wind effect', 'wind spell', 'breeze', 'wind swirl', 'air blast', 'wind magic', 'air current', 'air gust', 'blowing wind', 'wind blast', 'air spell', 'wind icon', 'swirling wind'], strokes.gust, {}, true),
  'speed-lines': effect(['speed lines', 'motion streaks', 'speed streaks', 'action lines', 'motion lines', 'dash lines', 'velocity lines', 'speed boost lines', 'boost lines', 'zoom lines'], whirls.speedLines, {}, true),
  'fire-tornado': effect(['fire tornado', 'flame tornado', 'fire whirlwind', 'fire vortex', 'tornado of fire', 'fiery tornado', 'firestorm tornado', 'fire twister'], whirls.fireFunnel, FLAMES),
  'magic-tornado': effect(['ice tornado', 'water tornado', 'wind tornado', 'magic tornado', 'tornado spell', 'tornado effect', 'whirlwind effect', 'whirlwind spell', 'lightning tornado', 'sand tornado'], whirls.windFunnel),
  'buff-arrows': effect(['gain arrows', 'power up arrows', 'stat up arrows'], whirls.arrowsUp),
  'debuff-arrows': effect(['loss arrows', 'power down arrows', 'stat down arrows'], whirls.arrowsDown),
  eruption: effect(['lava eruption', 'volcanic eruption', 'magma eruption', 'volcano eruption', 'lava fountain'], whirls.eruption),
  'coin-burst': effect(['coin burst', 'coin explosion', 'coins flying', 'coin shower'], whirls.coinBurst),
  'feather-burst': effect(['feather burst', 'feathers flying', 'feather explosion'], whirls.featherBurst),
  'spin-trail': effect(['spin effect', 'spinning effect', 'spin trail', 'spin arcs', 'spinning trail', 'whirl effect'], whirls.spinArcs),
  'magic-circle': effect(['magic circle', 'rune circle', 'spell circle', 'magic seal', 'magic sigil', 'alchemy circle', 'magic rune circle', 'circle', 'transmutation circle', 'arcane circle', 'magical circle', 'magic circle effect', 'glowing magic circle', 'sigil', 'circle of runes'], magic.magicCircle, { ...GROUND, runes: ['runes', 'rune', 'symbols'], star: ['star'] }),
  'summoning-circle': effect(['summoning circle', 'pentagram', 'pentacle', 'summon circle', 'summoning sigil', 'demon summoning circle', 'ritual circle'], magic.pentagram, { ...GROUND, runes: ['runes', 'rune', 'symbols'], star: ['star', 'pentagram', 'pentacle'] }),
  heal: effect(['heal effect', 'healing effect', 'heal', 'healing sparkles', 'healing', 'heal spell', 'healing spell', 'healing magic', 'heal sparkles', 'regeneration effect', 'regen effect', 'healing particles', 'cure spell', 'healing light', 'heal skill', 'health regen', 'healing plus signs', 'regeneration', 'green healing effect', 'heal particles', 'restore effect'], magic.heal),
  sparks: effect(['flying sparks', 'shower of sparks', 'spark shower', 'welding sparks', 'spark particles', 'spray of sparks'], flung.sparkBurst, CORE),
  sparkles: effect(['sparkle', 'spark', 'magic spark', 'magical spark', 'twinkle', 'glitter', 'glint', 'magic dust', 'fairy dust', 'shine', 'magic sparkles', 'magic effect', 'special effect', 'spell effect', 'sparkle effect', 'pixie dust', 'twinkles', 'sparkling stars', 'glimmer', 'twinkling stars', 'star sparkles', 'magic particles', 'magic spell', 'spell', 'stardust', 'shine effect', 'sparkling effect', 'collect effect', 'pickup effect', 'loot sparkle'], magic.sparkles),
  aura: effect(['magic aura', 'energy aura', 'power aura', 'buff effect', 'holy aura', 'dark aura', 'fire aura', 'glowing aura', 'power up effect', 'power up aura', 'super saiyan aura', 'ki aura', 'shadow aura', 'aura effect', 'energy field', 'charge up effect', 'charging effect', 'poison aura', 'ice aura', 'buff aura'], auras.aura, CORE),
  'healing-aura': effect(['healing aura', 'healing circle', 'heal aura', 'healing ring', 'heal circle', 'regeneration aura'], auras.healingAura, CORE),
  glitch: effect(['glitch', 'glitch effect', 'hologram glitch', 'digital glitch', 'glitching', 'screen glitch', 'scan lines', 'scanlines', 'hologram effect', 'data corruption', 'corrupted pixels'], digital.glitch),
  dissolve: effect(['pixel dissolve', 'dissolve', 'disintegration', 'disintegrate', 'disintegration effect', 'dissolve effect', 'pixel disintegration', 'dematerialize', 'dematerialization', 'vaporization', 'teleport dissolve'], digital.dissolve),
  static: effect(['tv static', 'static noise', 'television static', 'white noise', 'screen static', 'noise pattern'], digital.tvStatic),
  'code-rain': effect(['code rain', 'matrix code', 'matrix rain', 'digital rain', 'falling code', 'binary code', 'data stream', 'data rain'], digital.codeRain),
  'sun-rays': effect(['sun rays', 'god rays', 'light rays', 'sunbeams', 'sun beams', 'rays of light', 'rays of sunlight', 'crepuscular rays', 'light shafts', 'shafts of light', 'sun glare', 'moonbeams', 'sunshine rays'], skies.sunRays),
  'lens-flare': effect(['lens flare', 'light flare', 'camera flare'], skies.lensFlare),
  eclipse: effect(['solar eclipse', 'eclipse', 'total eclipse', 'black sun', 'sun corona', 'eclipsed sun'], skies.eclipse),
  aurora: effect(['aurora borealis', 'northern lights', 'polar lights', 'aurora lights', 'southern lights', 'aurora effect'], skies.aurora),
  'warp-lines': effect(['warp speed', 'hyperspace', 'hyperspace lines', 'warp lines', 'warp drive effect', 'light speed', 'lightspeed', 'hyperdrive', 'warp effect', 'star streaks', 'time warp'], skies.warpLines),
  supernova: effect(['supernova', 'star explosion', 'exploding star', 'stellar explosion', 'supernova explosion'], skies.supernova),
  caustics: effect(['water caustics', 'underwater caustics', 'caustic light', 'light caustics'], skies.caustics),
  droplets: effect(['droplets', 'water drops', 'water droplets', 'blood drops', 'sweat drops', 'tears', 'teardrops', 'falling drops', 'drops of water', 'drops of blood', 'raindrops falling', 'drips of water', 'oil drops', 'lava drops', 'slime drops', 'saliva drips'], drifting.droplets),
  spray: effect(['spray effect', 'water spray', 'sneeze', 'squirt', 'sprinkler spray', 'hose spray', 'water hose spray', 'blood spray', 'droplet spray', 'sea spray', 'vomit', 'water hose stream'], drifting.spray, {}, true),
  gob: effect(['spit', 'spittle', 'gob of spit', 'slime projectile', 'slime shot', 'spit attack', 'glob', 'goo ball projectile', 'acid spit', 'poison spit', 'venom spit', 'mud projectile', 'acid glob', 'saliva'], drifting.gob, {}, true),
  'wavy-lines': effect(['stink lines', 'heat haze', 'heat waves', 'smell lines', 'smell waves', 'stench lines', 'odor lines', 'steam lines', 'wavy lines', 'heat shimmer', 'heat lines', 'scent trail', 'aroma lines', 'aroma', 'bad smell', 'stench'], drifting.wavyLines),
  motes: effect(['motes', 'spores', 'floating spores', 'glowing spores', 'pollen', 'light motes', 'glowing motes', 'floating lights', 'pollen cloud', 'spore cloud', 'cloud of spores', 'cloud of pollen', 'glowing particles', 'swarm of fireflies', 'dust motes', 'floating orbs'], drifting.motes),
  'hail-fall': effect(['hail', 'hailstorm', 'hail stones', 'hailstones', 'hail effect', 'falling hail'], drifting.hail),
  'feather-fall': effect(['falling feathers', 'floating feathers', 'feathers falling', 'drifting feathers'], drifting.fallingFeathers),
  'level-up': effect(['level up', 'level up effect', 'levelling up', 'leveling up', 'buff', 'stat up', 'stat boost', 'power up', 'attack up', 'buff icon', 'level up icon', 'upgrade effect', 'strength buff', 'attack buff', 'speed buff', 'evolution effect', 'rank up', 'upgrade arrow'], magic.levelUp),
  'light-beam': effect(['light beam', 'beam of light', 'holy beam', 'holy light beam', 'divine light', 'pillar of light', 'light pillar', 'ray of light', 'heavenly light', 'holy ray', 'god ray', 'sunbeam', 'column of light', 'holy light', 'light column', 'light ray', 'teleport beam', 'teleport effect', 'teleportation effect', 'loot beam', 'holy spell', 'light spell', 'holy smite', 'spawn effect', 'resurrection effect', 'light of heaven', 'summon effect'], magic.lightPillar),
  'spiral-galaxy': effect(['spiral galaxy', 'galaxy effect', 'galaxies', 'spiral nebula', 'swirling galaxy', 'spinning galaxy', 'galaxy swirl', 'galaxy spiral'], galaxies.galaxy, CORE),
  vortex: effect(['dark vortex', 'wormhole', 'whirlpool', 'water vortex', 'energy vortex', 'portal swirl', 'swirling vortex', 'water whirlpool', 'maelstrom', 'swirling portal', 'swirl', 'magic vortex', 'spiral portal', 'energy swirl', 'magic swirl', 'spiral effect', 'swirl effect', 'vortex effect'], magic.vortex, { swirl: ['swirl', 'ring', 'light', 'disk', 'glow'] }),
  'black-hole': effect(['black hole', 'black hole portal', 'gravity well', 'void', 'singularity', 'event horizon', 'accretion disk', 'gravity spell'], magic.blackHole, { stars: ['stars', 'little stars', 'small stars', 'star'], spiral: ['spiral', 'swirl', 'arms'], swirl: ['ring', 'light', 'disk', 'glow'] }),
  barrier: effect(['force field', 'energy shield', 'shield bubble', 'magic barrier', 'shield spell', 'protective bubble', 'magic shield', 'barrier spell', 'protection spell', 'electric shield bubble', 'bubble shield', 'energy barrier', 'hex shield', 'forcefield', 'shield effect', 'shield aura', 'protective barrier', 'protection barrier', 'plasma shield', 'hexagon shield', 'shield dome', 'energy dome', 'shield sphere', 'invincibility effect', 'arcane shield', 'arcane barrier', 'protective shield bubble', 'mana shield', 'electric shield', 'light shield'], magic.barrier),
  confetti: effect(['confetti effect', 'confetti burst', 'falling confetti', 'party confetti', 'colorful confetti', 'confetti explosion', 'celebration effect', 'confetti rain', 'confetti pieces', 'confetti particles', 'victory confetti'], particles.confetti),
  'autumn-swirl': effect(['swirl of autumn leaves', 'autumn leaves swirl', 'swirling autumn leaves', 'leaf spell', 'nature spell', 'leaf attack', 'leaf blade effect', 'leaves blowing in the wind', 'autumn leaves blowing in the wind', 'leaves in the wind', 'leaves on the wind', 'nature magic'], particles.leafSwirl),
  'falling-leaves': effect(['falling leaves', 'autumn leaves', 'leaves falling', 'falling autumn leaves', 'leaf fall', 'fallen leaves', 'leaf particles', 'fall leaves', 'scattered leaves'], particles.fallingLeaves),
  petals: effect(['falling petals', 'cherry blossom petals', 'sakura petals', 'flower petals', 'rose petals', 'petal storm', 'petals falling', 'falling sakura petals', 'cherry blossom effect', 'petal effect', 'petal swirl', 'falling cherry blossoms', 'petal dance', 'blossom petals', 'falling cherry blossom petals', 'sakura effect', 'swirling petals', 'sakura leaves', 'petals blowing in the wind', 'petals in the wind', 'blowing petals', 'sakura petals blowing in the wind', 'cherry blossom petals blowing in the wind', 'flower petals blowing in the wind', 'rose petals blowing in the wind', 'petals on the wind'], particles.petals),
  snowfall: effect(['falling snow', 'snow flurry', 'snow effect', 'snow particles', 'snowflakes', 'blizzard effect', 'falling snowflakes', 'snow falling', 'blizzard', 'snowstorm', 'snow storm', 'ice particles'], particles.snowfall),
  rain: effect(['rainfall', 'rain effect', 'falling rain', 'rain drops', 'raindrops', 'rain shower', 'rain particles', 'rain falling', 'downpour'], particles.rain),
  embers: effect(['fire sparks', 'fire particles', 'flying embers', 'glowing embers', 'floating embers', 'ember particles', 'ash and embers', 'fire embers', 'rising embers'], particles.embers),
  fireworks: effect(['firework', 'firework burst', 'firework explosion', 'fireworks effect', 'colorful fireworks', 'exploding firework', 'fireworks explosion'], particles.fireworks),
  'floating-hearts': effect(['floating hearts', 'heart effect', 'love effect', 'heart particles', 'charm effect', 'love spell', 'hearts effect', 'heart burst', 'charm spell', 'heart bubbles', 'love hearts', 'pink hearts', 'healing hearts'], particles.hearts),
  dizzy: effect(['dizzy stars', 'stun effect', 'stun stars', 'stars around head', 'stunned effect', 'dizzy effect', 'stun', 'spinning stars', 'confusion effect', 'circling stars', 'dizzy', 'stars circling', 'knockout stars', 'stun icon'], particles.dizzy),
  flame: effect(['flames', 'fire', 'fire effect', 'flame effect', 'fire icon', 'flame icon', 'burning flame', 'burning effect', 'fire element', 'burn effect', 'flame burst', 'will o the wisp flame', 'single flame', 'flame spell', 'burn icon', 'fire sprite', 'eternal flame'], particles.flame, FLAMES),
  'fire-wall': effect(['fire wall', 'wall of fire', 'flame wall', 'wall of flames', 'row of flames', 'line of fire'], particles.fireWall, FLAMES),
  'fire-pillar': effect(['fire pillar', 'pillar of fire', 'fire column', 'column of fire', 'flame pillar', 'fire geyser', 'flame column', 'pillar of flame', 'flame strike', 'fire storm', 'firestorm'], particles.firePillar, FLAMES),
  'fire-breath': effect(['fire breath', 'dragon breath', 'flamethrower flame', 'breath of fire', 'flame breath', 'fire stream', 'flamethrower effect', 'dragon fire breath', 'dragon fire', 'breath attack', 'cone of fire', 'fire cone', 'cone of cold', 'ice breath', 'frost breath', 'flame thrower fire', 'jet of fire', 'jet of flame', 'rocket exhaust flame'], particles.fireBreath, FLAMES, true),
  'fire-ring': effect(['ring of fire', 'fire ring', 'circle of fire', 'flame ring', 'ring of flames', 'fire circle', 'flame circle', 'flaming ring', 'circle of flames'], particles.fireRing, { ...GROUND, ...FLAMES }),
  'shooting-star': effect(['shooting star', 'shooting star effect', 'falling star effect', 'wishing star'], particles.shootingStar),
  splash: effect(['water splash', 'splash effect', 'water effect', 'water spell', 'water magic', 'splash of water', 'splashing water', 'water burst', 'water explosion', 'water geyser', 'geyser', 'lava splash', 'milk splash', 'water spout', 'splashing', 'acid splash', 'slime splash'], liquids.splash, { drops: ALONG.drops! }),
  splatter: effect(['blood splatter', 'blood splash', 'paint splatter', 'ink splatter', 'splat', 'blood stain', 'blood', 'paint splat', 'blood effect', 'slime splat', 'ink splat', 'blood spatter', 'spatter', 'blood puddle', 'goo splat', 'ink blot', 'paint splash', 'blood burst', 'bloodstain', 'bleeding effect', 'bleed effect', 'gore splatter', 'bleed icon', 'paint blob', 'slime splatter', 'acid splatter', 'ink stain', 'poison splatter', 'tomato splat', 'mud splatter'], liquids.splatter),
  bubble: effect(['soap bubble', 'single bubble', 'air bubble', 'water bubble'], liquids.oneBubble),
  bubbles: effect(['soap bubbles', 'rising bubbles', 'bubble effect', 'air bubbles', 'water bubbles', 'floating bubbles', 'bubbles rising', 'bubble burst', 'bubble particles', 'underwater bubbles', 'bubble beam'], liquids.bubbles),
  'ice-burst': effect(['ice shards burst', 'ice shards', 'ice shard burst', 'ice explosion', 'ice burst', 'frost burst', 'burst of ice', 'crystal burst', 'crystal explosion', 'shards of ice', 'frost explosion', 'ice spell', 'ice magic', 'ice effect', 'frost effect', 'ice blast', 'freeze effect', 'frost spell', 'freezing effect', 'frost blast', 'ice shatter', 'shattering ice', 'ice attack', 'crystal shards', 'ice crystals burst', 'freeze spell', 'frozen effect', 'frost magic', 'ice fragments'], liquids.iceBurst),
  'ice-bolt': effect(['frost bolt', 'ice bolt', 'frostbolt'], liquids.iceBolt, {}, true),
  'rock-burst': effect(['rock burst', 'rock debris', 'flying debris', 'rubble explosion', 'rock explosion', 'debris', 'earth shatter', 'rock shatter', 'shattering rock', 'exploding rock', 'stone burst'], liquids.rockBurst),
  'meteor-shower': effect(['meteor shower', 'meteor rain', 'falling meteors', 'star shower'], forms.meteorShower, CORE),
  ripples: effect(['ripple', 'ripple rings', 'water ripples', 'concentric rings'], forms.ripples, GROUND),
  'sound-arcs': effect(['sound arcs', 'sonic waves', 'sound waves', 'scream waves'], forms.soundArcs, {}, true),
  rift: effect(['rift', 'rift portal', 'magic rift', 'spatial rift'], forms.rift, { ...CORE, swirl: ['swirl', 'spiral'], edge: ['edge', 'rim', 'ring', 'rings', 'border', 'frame', 'circle'] }),
  'rising-swirl': effect(['transformation swirl', 'rising swirl', 'swirling ribbons', 'transformation effect', 'magical girl transformation'], forms.risingSwirl),
  'wind-blades': effect(['wind blades', 'air blades', 'crescent blades', 'air cutter'], forms.windBlades, {}, true),
  'snow-burst': effect(['snow burst', 'snow explosion', 'snow puff', 'snowball impact'], forms.snowBurst),
  'smoke-ring': effect(['smoke ring', 'dust ring', 'ring of smoke', 'ring of dust'], forms.smokeRing, GROUND),
  'ice-spikes': effect(['ice spike', 'icicles', 'frost spikes', 'icicle spikes', 'ice spikes from the ground', 'ice spikes attack', 'erupting spikes', 'rock spikes', 'earth spikes', 'ground spikes'], spikes.groundSpikes, { ...GROUND, tips: ['tips', 'points'] }),
  'spike-ring': effect(['ring of spikes', 'ring of ice spikes', 'circle of spikes'], spikes.spikeRing, { tips: ['tips', 'points'] }),
  'light-trail': effect(['light trail', 'magic trail', 'energy trail', 'glowing trail', 'trail of light'], forms.lightTrail, {}, true),
  tendrils: effect(['shadow tendrils', 'dark tendrils', 'shadow hands', 'void tendrils'], forms.tendrils),
  drips: effect(['blood drips', 'dripping blood', 'slime drips', 'dripping slime'], forms.drips),
  'ground-crack': effect(['ground crack', 'cracked ground', 'ground crack impact', 'ground slam', 'earthquake', 'ground impact', 'earthquake effect', 'ground smash', 'earth crack', 'fissure', 'crack in the ground', 'ground slam effect', 'earth spell', 'earth magic', 'ground pound', 'ground break', 'crater impact', 'stomp effect', 'earth shock', 'quake', 'ground fissure', 'cracks in the ground'], liquids.groundCrack),
  'bat-burst': effect(['bat burst', 'bats burst'], flocks.burstOf('bats')),
  'crow-burst': effect(['crow burst', 'bird burst', 'birds burst'], flocks.burstOf('birds')),
  'butterfly-burst': effect(['butterfly burst', 'butterflies burst'], flocks.burstOf('butterflies')),
  'bee-burst': effect(['bee burst', 'bees burst'], flocks.burstOf('bees')),
  'popcorn-burst': effect(['popcorn popping', 'popping popcorn', 'popcorn burst', 'popcorn explosion', 'flying popcorn'], flocks.burstOf('popcorn')),
  'afloat-notes': effect(['floating music notes', 'music notes floating', 'floating notes', 'flying music notes'], flocks.floatingNotes),
  'liquid-pool': effect(['vomit puddle', 'liquid pool', 'puddle of vomit'], puddles.pool, { bits: ['chunks', 'bits', 'lumps'], balls: ['bubbles'], rainbow: ['rainbow shine', 'rainbow sheen'] }),
  'dust-wall': effect(['wall of sand', 'wall of dust', 'sand wall', 'dust wall', 'haboob'], puddles.dustWall, {}, true),
  'slime-trail': effect(['slime trail', 'snail trail', 'trail of slime', 'slug trail'], puddles.slimeTrail, { balls: ['bubbles'] }, true),
  'floating-text': effect([], lettered.floatingText),
  'comic-burst': effect([], lettered.comicBurst),
  afterimage: effect(['after image', 'afterimages', 'after images', 'dash afterimage', 'speed afterimage'], afterimage, {}, true),
}; // biome-ignore format: a table

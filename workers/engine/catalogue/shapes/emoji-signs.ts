/** Emoji drawings: faces, body parts and signs. */
export const EMOJI_SIGNS = `
ff:grinning-face | smiley face, smiley, smile, grinning face, happy face | item
ff:smiling-face-with-sunglasses | cool smiley, smiling face with sunglasses | item
ff:winking-face | winking face, wink | item
ff:face-with-tears-of-joy | laughing face, face with tears of joy | item
ff:smiling-face-with-heart-eyes | heart eyes face, smiling face with heart eyes | item
ff:thinking-face | thinking face | item
ff:sleeping-face | sleeping face | item
ff:crying-face | crying face | item
ff:angry-face | angry face | item
ff:nerd-face | nerd face | item
ff:exploding-head | exploding head | item
ff:clown-face | clown face, clown head | item
ff:pile-of-poo | pile of poo, poop, poo, turd, dung | item
ff:alien-monster | alien monster, space invader, invader | item
ff:robot | robot face, robot head | item
ff:skull-and-crossbones | skull and crossbones, jolly roger | item
ff:ogre | oni mask, ogre face, japanese ogre | item
ff:goblin | tengu mask | item
ff:kiss-mark | kiss mark, lips print | item
ff:broken-heart | heartbreak | item
ff:heart-with-arrow | heart with arrow, cupid heart | item
ff:heart-with-ribbon | heart with ribbon, chocolate box | item
ff:heart-on-fire | heart on fire | item
ff:anger-symbol | anger symbol, anger mark | item
ff:collision | collision | item
ff:zzz | zzz, sleep bubble | item
ff:hole | hole, manhole | item
ff:love-letter | love letter emoji | item
ff:brain | brain, human brain, brains | item
ff:anatomical-heart | anatomical heart, human heart, real heart | item
ff:lungs | lungs, lung | item
ff:eye | human eye | item
ff:eyes | eyes, pair of eyes | item
ff:tongue | tongue | item
ff:mouth | mouth, lips, human mouth | item
ff:footprints | footprints, footprint, footsteps | item
ff:bust-in-silhouette | bust in silhouette | item
ff:speech-balloon | speech balloon | item
ff:mechanical-arm | bionic arm, prosthetic arm | item
ff:mechanical-leg | mechanical leg, prosthetic leg, bionic leg | item
ff:nose-medium-light | nose, human nose | item
ff:ear-medium-light | ear, human ear | item
ff:leg-medium-light | leg, human leg | item
ff:foot-medium-light | foot, human foot, bare foot | item
ff:flexed-biceps-medium-light | flexed biceps, biceps, arm muscle, muscle, strong arm, human arm | item
ff:raised-hand-medium-light | human hand, palm of a hand, raised hand, hand, open hand | item
ff:waving-hand-medium-light | waving hand | item
ff:ok-hand-medium-light | ok hand | item
ff:victory-hand-medium-light | victory hand, peace sign | item
ff:thumbs-up-medium-light | thumbs up, thumb | item
ff:thumbs-down-medium-light | thumbs down | item
ff:raised-fist-medium-light | raised fist, fist, clenched fist | item
ff:oncoming-fist-medium-light | oncoming fist, punch, punching fist | item
ff:handshake | handshake, shaking hands | item
ff:folded-hands-medium-light | folded hands, praying hands | item
ff:index-pointing-up-medium-light | index pointing up, index finger, pointing finger, finger | item
ff:backhand-index-pointing-right-medium-light | pointing hand, backhand index pointing right | item
ff:nail-polish-medium-light | nail polish, painted nails, fingernails, nail varnish | item
ff:writing-hand-medium-light | writing hand | item
ff:crossed-flags | crossed flags | item
ff:chequered-flag | chequered flag, checkered flag, racing flag, finish flag | item
ff:triangular-flag | triangular flag | item
ff:pirate-flag | pirate flag | item
ff:rainbow-flag | rainbow flag, pride flag | item
ff:recycling-symbol | recycling symbol, recycling sign, recycle symbol | item
ff:radioactive | radioactive sign, radioactive symbol, radiation symbol | item
ff:biohazard | biohazard sign, biohazard symbol | item
ff:warning | warning triangle, caution sign | item
ff:no-entry | no entry sign | item
ff:atm-sign | atm sign | item
ff:trident-emblem | trident emblem | item
ff:fleur-de-lis | fleur de lis | item
ff:yin-yang | yin yang, yin and yang | item
ff:peace-symbol | peace symbol | item
ff:star-of-david | star of david | item
ff:om | om symbol | item
ff:wheel-of-dharma | dharma wheel, wheel of dharma | item
ff:infinity | infinity symbol, infinity sign | item
ff:musical-notes | musical notes emoji | item
`;

/** What is usual to fight and to work with, and who does: weapons, tools, armour, people. */
import { THINGS, type UsualRow } from './usual-rows.ts';

export const GEAR: readonly UsualRow[] = [
  // weapons and tools
  ['modern|military|army|gun', 'weapons?|guns?', 'a pistol|a rifle|a shotgun|a grenade|a knife|a sniper rifle|an assault rifle|a minigun|a rocket launcher|a landmine'],
  ['sci-?fi|space|laser|futuristic|cyberpunk|alien', 'weapons?|guns?', 'a laser pistol|a plasma rifle|a laser sword|a ray gun|a grenade|a laser rifle|a rocket launcher|a minigun'],
  ['ninja|japanese|samurai', 'weapons?|items?', 'a katana|a shuriken|a kunai|a bow|a naginata|a dagger'],
  ['medieval|fantasy|rpg|melee|basic|starter|viking|', 'weapons?', 'a sword|an axe|a bow|a spear|a mace|a dagger|a war hammer|a crossbow|a staff|a scythe|a halberd|a trident|a flail|a rapier|a katana|a club|a wand|a scimitar|a greatsword|a battle axe'],
  ['magic(?:al)?|wizard|mage', 'weapons?|staffs?|staves', 'a wooden staff with a red orb|a golden staff with a blue crystal|a bone staff with a skull|an ice staff|a fire staff|a green nature staff|a dark staff with a purple orb|a silver staff with a star|a crystal staff|a white staff with a golden orb'],
  ['farm(?:ing)?|garden(?:ing)?', 'tools?|equipment', 'a hoe|a watering can|a shovel|a scythe|a pitchfork|a rake|a sickle|a wheelbarrow'],
  ['kitchen|cooking', 'tools?|utensils?', 'a frying pan|a cooking pot|a kitchen knife|a plate|a cup|a wooden spoon|a bowl|a ladle'],
  ['heal(?:ing|th)?|medical|medicine', `${THINGS}|pick-?ups?|consumables?`, 'a red potion|a medkit|a bandage|a green herb|a red heart|a pill bottle|an apple|a loaf of bread'],
  ['fish(?:ing|er|erman)?|angling|angler', `tools?|equipment|gear|${THINGS}`, 'a fishing rod|a fish|a fishing hook|a worm|a bucket|a fishing net|an old boot|a fishing hat|a wooden boat|a lantern|an anchor'],
  ['garage|workshop|mechanic|carpenter', `tools?|${THINGS}`, 'a hammer|a wrench|a screwdriver|a saw|a toolbox|a drill|a tire|a ladder|an oil barrel'],
  ['basic|hand|work|mining|crafting|', 'tools?', 'a hammer|a pickaxe|an axe|a shovel|a saw|a wrench|a hoe|a screwdriver|a rake|a fishing rod'],
  ['', 'armou?rs?|armou?r pieces', 'a helmet|a chestplate|gauntlets|boots|a shield'],
  ['armou?r|knight', 'pieces|sets?|items?|parts|equipment', 'a helmet|a chestplate|gauntlets|boots|a shield'],
  // people
  ['medieval|town|village|fantasy|rpg|city|tavern|', 'npcs?|villagers|townsfolk|townspeople|people|citizens|peasants|npc villagers', 'a blacksmith|a merchant|a guard|a farmer|an innkeeper|an old wizard|a baker|a priest|a fisherman|a hunter|a noble lady|a bard'],
  ['', 'shop ?keepers?|merchants?|vendors?|shop owners?', 'a blacksmith with a hammer|an old merchant with a backpack|an alchemist with a potion|a baker with a loaf of bread|a fishmonger with a fish'],
  ['medieval|fantasy|rpg|', 'hero(?:es)?|classes|adventurers|rpg characters?', 'a knight|a wizard|an archer|a thief|a cleric|a barbarian|a bard|a monk|a paladin|a druid'],
]; // biome-ignore format: a table

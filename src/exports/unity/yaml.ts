/** What all of Unity's text files share: ids that stay the same however often a thing is exported, and names in YAML. */
import { createHash } from 'node:crypto';

/** 32 hexadecimal digits by which a project knows a file: one that is exported again replaces the old one everywhere. */
export const guidOf = (...what: readonly string[]): string => createHash('md5').update(what.join('\n')).digest('hex');

/** The number of an object within its file: positive, below 2⁶³. */
export const fileIdOf = (...what: readonly string[]): bigint =>
  createHash('md5').update(what.join('\n')).digest().readBigUInt64BE() >> 1n;

/** A name as a YAML scalar in double quotes. */
export const quoted = (text: string): string => JSON.stringify(text);

/** A number without needless digits. */
export const number = (value: number): string => String(Number(value.toFixed(6)));

/** A file of native assets with the tag that Unity's reader expects. */
export const document = (objects: readonly string[]): string =>
  ['%YAML 1.1', '%TAG !u! tag:unity3d.com,2011:', ...objects].join('\n').concat('\n');

/** The `.meta` of a clip or a controller. */
export const nativeMeta = (guid: string, mainObject: number): string => `fileFormatVersion: 2
guid: ${guid}
NativeFormatImporter:
  externalObjects: {}
  mainObjectFileID: ${mainObject}
  userData:${' '}
  assetBundleName:${' '}
  assetBundleVariant:${' '}
`;

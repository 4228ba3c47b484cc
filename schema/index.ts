import { builder } from './builder.ts';
import { tellAllowedValues } from './enums.ts';
import './account/get.ts';
import './feedback/send.ts';
import './image/generate.ts';
import './image/generate-large.ts';
import './image/get.ts';
import './job/cancel.ts';
import './job/get.ts';
import './job/progress.ts';
import './map-object/create.ts';
import './map-object/get.ts';

/** The whole interface. Fields stay in the order in which they are declared. */
export const schema = tellAllowedValues(builder.toSchema({ sortSchema: false }));

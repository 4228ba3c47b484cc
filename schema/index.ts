import { builder } from './builder.ts';
import { tellAllowedValues } from './enums.ts';
import './account/get.ts';
import './animation/with-skeleton.ts';
import './animation/with-text.ts';
import './asset/changed.ts';
import './asset/list.ts';
import './asset/update.ts';
import './character/animate.ts';
import './character/create.ts';
import './character/state.ts';
import './character/verbs.ts';
import './feedback/send.ts';
import './image/generate.ts';
import './image/generate-large.ts';
import './image/generate-styled.ts';
import './image/get.ts';
import './image/inpaint.ts';
import './image/rotate.ts';
import './job/cancel.ts';
import './job/get.ts';
import './job/progress.ts';
import './map-object/create.ts';
import './map-object/get.ts';
import './project/verbs.ts';
import './skeleton/estimate.ts';

/** The whole interface. Fields stay in the order in which they are declared. */
export const schema = tellAllowedValues(builder.toSchema({ sortSchema: false }));

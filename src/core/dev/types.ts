import type { Services } from '../../engine/services'

export type Recorder = NonNullable<Services['recorder']>
export type Exchange = ReturnType<Recorder['list']>[number]

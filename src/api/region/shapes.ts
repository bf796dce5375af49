import * as v from 'valibot'

export const simpleRegion = v.object({ regionId: v.string(), name: v.string() })

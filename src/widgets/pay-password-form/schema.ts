import * as v from 'valibot'

/** True while there is no pay password (people/userDetail/needSetPayPassword). */
export const valueSchema = v.boolean()

export const configSchema = v.object({})

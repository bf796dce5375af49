import { isHidden as ask } from '../platform/errands'

/** Whether nobody can see the app: nothing that counts or asks again and again goes on then. */
export const isHidden = (): boolean => ask()

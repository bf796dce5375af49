import { reveal } from '../platform/errands'

/** Brings the element of this id into sight: the first field that is wrong. */
export const revealField = (id: string): void => reveal(id)

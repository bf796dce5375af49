/** Browsers only: one file to load for all that few pages ask of the host. */
export { keepPicture, keepTable } from '../errands/keep-picture'
export { leaveFor } from '../leave'
export { locate } from '../locate'
export { canReadCodes, readCode } from '../scan/picture'

import { oneWidget } from '../one-widget'

/** What each page of this folder shows when the server has no definition for it. */
export const views = {
  '/auto/edit': oneWidget('/auto/edit', 'form', { edit: true, heading: true }),
  '/auto/form': oneWidget('/auto/form', 'form', { heading: true }),
}

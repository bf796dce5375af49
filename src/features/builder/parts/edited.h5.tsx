import type { ComponentType } from 'react'

/** A browser shows the page that is edited beside its fields. */
export const EditedPage: ComponentType | undefined = undefined

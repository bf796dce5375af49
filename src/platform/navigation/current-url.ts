import { pageUrl } from './stack'

/** Host address with query of the shown page. */
export const currentUrl = (): string | undefined => pageUrl(1)

export function isFresh(host: string): boolean

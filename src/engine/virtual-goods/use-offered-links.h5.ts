/** A browser shows them all. */
export const useOfferedLinks = <T>(links: readonly T[]): readonly T[] => links

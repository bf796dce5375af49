/** How many items of a list to draw now: a browser draws all of them. */
export const useGradual = (total: number, _of?: string, _first?: number): number => total

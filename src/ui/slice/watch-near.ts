/** Tells whether the element of this id is near the screen, and how high it is, px; returns how to stop. */
export type WatchNear = (
  id: string,
  listener: (near: boolean, height: number) => void,
) => () => void

/** Whether nobody can see the app. Mini-programs in the background run no timers, so there it is never asked. */
export const isHidden = (): boolean => false

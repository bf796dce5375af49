/** Browsers watch by themselves (src/ui/slice/slice.h5.tsx). */
export const useNearWatch = () => undefined

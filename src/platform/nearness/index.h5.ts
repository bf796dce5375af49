/** Browsers watch by themselves (src/ui/slice/nearness.ts). */
export const useNearWatch = () => undefined

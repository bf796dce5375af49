export function node(args: readonly string[]): Promise<{ code: number; output: string }>

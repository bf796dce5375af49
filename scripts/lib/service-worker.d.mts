export function filesToKeep(folder: string): string[]
export function buildServiceWorker(folder: string): Promise<string[]>

declare function columns(source: string): string
export = columns

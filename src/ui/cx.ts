/** Joins class names and leaves out what is false. `cx('tp-a', on && 'tp-a--on')`. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  let joined = ''
  for (const name of names) {
    if (name) joined = joined ? `${joined} ${name}` : name
  }
  return joined
}

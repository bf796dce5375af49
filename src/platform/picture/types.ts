/** What became of it: a file on the device, or the picture at full size, where a long press keeps it. */
export type Kept = 'saved' | 'shown'

/**
 * Lets the user keep a picture.
 *
 * @param url absolute address; on H5 of our own host.
 * @param name of the file, without an ending.
 * @throws HostError when the picture cannot be had.
 */
export type KeepPicture = (url: string, name: string) => Promise<Kept>

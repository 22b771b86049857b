import type { Site, SiteMap } from './site.ts';

/** A site with its file. Its numbers count through all files of the program. */
export interface KnownSite extends Site {
  readonly file: string;
  /** The `enter` of the outermost enclosing function, which has its own listing. */
  readonly listing: number;
  /** The line of the file that the reader sees as line 1. */
  readonly firstLine: number;
}

/** The sites of a program's files, numbered consecutively. */
export class SiteTable {
  readonly #sites: KnownSite[] = [];
  /** The `enter` of each listing by file and name, and the site numbers by `enter`. */
  readonly #listings = new Map<string, number>();
  readonly #numbers = new Map<number, number[]>();

  constructor(files: readonly SiteMap[]) {
    for (const file of files) this.#add(file);
  }

  #add({ file, sites, firstLine }: SiteMap): void {
    const first = this.#sites.length;
    for (const site of sites) {
      const fn = first + site.fn;
      const outer = sites[site.fn]?.outer;
      const listing = outer === undefined ? fn : (this.#sites[first + outer]?.listing ?? fn);
      const number = this.#sites.length;
      const numbers = this.#numbers.get(listing);
      if (numbers) numbers.push(number);
      else this.#numbers.set(listing, [number]);
      const key = `${file} ${site.name}`;
      if (site.kind === 'enter' && listing === number && !this.#listings.has(key)) {
        this.#listings.set(key, number);
      }
      this.#sites.push({
        ...site,
        file,
        fn,
        listing,
        firstLine: firstLine ?? this.#sites[listing]?.firstLine ?? site.at[0],
        ...(site.outer === undefined ? {} : { outer: first + site.outer }),
        ...(site.loop === undefined ? {} : { loop: first + site.loop }),
        ...(site.partOf === undefined ? {} : { partOf: first + site.partOf }),
      });
    }
  }

  at(number: number): KnownSite {
    const site = this.#sites[number];
    if (!site)
      throw new RangeError(`Site ${number} does not exist. There are ${this.#sites.length} sites.`);
    return site;
  }

  inFile(file: string): readonly KnownSite[] {
    return this.#sites.filter((site) => site.file === file);
  }

  /** Returns the site numbers of the listing of `name` in `file`. */
  ofListing(file: string, name: string): readonly number[] {
    return this.#numbers.get(this.#listings.get(`${file} ${name}`) ?? -1) ?? [];
  }
}

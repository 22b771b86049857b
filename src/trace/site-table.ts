import type { Site, SiteMap } from './site.ts';

/** A site with its file; the numbers in it count through all files of its program. */
export interface KnownSite extends Site {
  readonly file: string;
  /** The `enter` of the outermost function around it, which has a listing of its own. */
  readonly listing: number;
}

/** The sites of a program: those of its files, one after the other, numbered through. */
export class SiteTable {
  readonly #sites: KnownSite[] = [];
  /** By file and name the `enter` of each listing, and by `enter` the numbers of its sites. */
  readonly #listings = new Map<string, number>();
  readonly #numbers = new Map<number, number[]>();

  constructor(files: readonly SiteMap[]) {
    for (const file of files) this.#add(file);
  }

  #add({ file, sites }: SiteMap): void {
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
        ...(site.outer === undefined ? {} : { outer: first + site.outer }),
        ...(site.loop === undefined ? {} : { loop: first + site.loop }),
        ...(site.partOf === undefined ? {} : { partOf: first + site.partOf }),
      });
    }
  }

  at(number: number): KnownSite {
    const site = this.#sites[number];
    if (!site) throw new RangeError(`There is no site ${number}, only ${this.#sites.length}.`);
    return site;
  }

  inFile(file: string): readonly KnownSite[] {
    return this.#sites.filter((site) => site.file === file);
  }

  /** The numbers of the sites in one listing: that of `name` in `file`. */
  ofListing(file: string, name: string): readonly number[] {
    return this.#numbers.get(this.#listings.get(`${file} ${name}`) ?? -1) ?? [];
  }
}

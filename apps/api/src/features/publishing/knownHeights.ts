import { sql } from 'kysely';

/** How many publications of a package to search for pages that were shown before. */
const earlierPublications = 5;

/** The fewest reports, each from another network, whose median is used. */
export const usableReports = 5;

/**
 * For a publication `p` at the retailer of `changed`: the height of each page at each size, as the median of
 * visits' reports. If there are none, uses the nearest ones: the same page at another retailer, then the page
 * of an earlier publication, at this retailer first. So only the first visitors of a new package see its
 * place grow. A few reports count as none: anybody can send one.
 */
export const knownHeights = sql`(
  select json_agg(nearest) from (
    select distinct on (locale, template, size) locale, template, size, "heightPx"
    from (
      select l.key as locale, t.key as template, h.size, q.id,
        (select percentile_disc(0.5) within group (order by px) from unnest(h.heights) px) as "heightPx",
        case
          when h.retailer_id = changed.retailer_id and h.publication = p.hash then 0
          when h.page = p.pointer -> 'pages' -> l.key -> t.key ->> 'html' then 1
          when h.retailer_id = changed.retailer_id then 2
          else 3
        end as distance
      from (
        select * from publication where epack_id = p.epack_id and id <= p.id
        order by id desc limit ${sql.lit(earlierPublications)}
      ) q
      cross join json_each(q.pointer -> 'pages') l
      cross join json_each(l.value) t
      join stream_height h on h.retailer_id = any(q.retailer_ids || changed.retailer_id)
        and h.publication = q.hash and h.page = t.value ->> 'html'
        and cardinality(h.heights) >= ${sql.lit(usableReports)}
    ) known
    order by locale, template, size, distance, id desc
  ) nearest
)`;

/** The measured pages of a publication `p`, each once. */
export const measuredPages = sql`(
  select json_agg(m) from measured_height m where (m.html, m.css) in (
    select t.value ->> 'html', t.value ->> 'css'
    from json_each(p.pointer -> 'pages') l cross join json_each(l.value) t
  )
)`;

/** Properties that Google requires of a course and that this one lacks, a line each. No published validator has this list. */
export function missingOfCourse(course: Record<string, unknown>): string[] {
  const lacking = (node: Record<string, unknown>, where: string, names: string[]) =>
    names.filter((name) => !(name in node)).map((name) => `${where}.${name}`);
  const all = (name: string) => [course[name] ?? []].flat() as Record<string, Record<string, unknown>>[];
  return [
    ...lacking(course, 'Course', ['name', 'description', 'provider', 'hasCourseInstance']),
    ...all('offers').flatMap((offer) => lacking(offer, 'Offer', ['category', 'price', 'priceCurrency'])),
    ...all('hasCourseInstance').flatMap((instance) => [
      ...lacking(instance, 'CourseInstance', ['courseMode']),
      ...(instance.courseSchedule
        ? lacking(instance.courseSchedule, 'Schedule', ['repeatFrequency', 'repeatCount'])
        : lacking(instance, 'CourseInstance', ['courseWorkload'])),
    ]),
  ];
}

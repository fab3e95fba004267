/** What Google asks of a course and this one has not, a line each. No validator that is published knows its list for courses. */
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

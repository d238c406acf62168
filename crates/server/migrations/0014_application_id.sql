-- By this a database of this program is known: "Tara".

pragma application_id = 1415672417;
